import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Step } from '../../../src/components/article/Step';
import { Steps } from '../../../src/components/article/Steps';

test('steps are sections in their order', () => {
  const { container } = render(
    <Steps>
      <Step>one</Step>
      <Step>two</Step>
    </Steps>,
  );
  const steps = Array.from(container.querySelectorAll('section'), ({ textContent }) => textContent);
  expect(steps).toEqual(['one', 'two']);
});
