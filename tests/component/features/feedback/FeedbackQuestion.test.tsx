import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { subscribeToEvents } from '../../../../src/features/analytics/track';
import { FeedbackQuestion } from '../../../../src/features/feedback/FeedbackQuestion';

const take = vi.fn();
subscribeToEvents({ 'page feedback': (args) => take(args) });

beforeEach(() => take.mockClear());

describe('FeedbackQuestion', () => {
  test.each([
    ['Yes', true, 'What helped? (optional)'],
    ['No', false, 'What was missing or wrong? (optional)'],
  ])('%s is sent, then the reason, and focus follows to the thanks', (name, isHelpful, label) => {
    render(<FeedbackQuestion path="/q" />);
    expect(screen.getByRole('group', { name: 'Was this page helpful?' })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(take).toHaveBeenCalledExactlyOnceWith({ path: '/q', isHelpful });

    const field = screen.getByRole('textbox', { name: label });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: ' The limits ' } });
    fireEvent.submit(field);
    expect(take).toHaveBeenLastCalledWith({ path: '/q', isHelpful, reason: 'The limits' });
    expect(take).toHaveBeenCalledTimes(2);
    expect(document.activeElement?.textContent).toBe('Thanks for your feedback.');
  });

  test('an empty reason is not sent', () => {
    render(<FeedbackQuestion path="/q" />);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: ' ' } });
    fireEvent.submit(field);
    expect(take).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Thanks for your feedback.')).toBeTruthy();
  });
});
