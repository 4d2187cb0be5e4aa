import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Step } from '../../../src/components/steps/Step';
import { Steps } from '../../../src/components/steps/Steps';

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

test('each step knows how many there are, whatever is between them', () => {
  const { container } = render(
    <Steps>
      {'\n'}
      <Step>one</Step>
      {'\n'}
      <Step>two</Step>
    </Steps>,
  );
  const counts = Array.from(container.querySelectorAll('section'), ({ dataset }) => dataset.of);
  expect(counts).toEqual(['2', '2']);
});
