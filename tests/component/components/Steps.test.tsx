import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Step, Steps } from '../../../src/components/Steps/Steps';

test('steps that have a first number continue the count of the page', () => {
  const { container } = render(
    <Steps first="3">
      <Step>three</Step>
    </Steps>,
  );
  expect(container.firstElementChild?.hasAttribute('data-continued')).toBe(true);
});
