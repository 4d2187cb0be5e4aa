import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Kind } from '../../../src/components/reference/Kind';

test.each(['query', 'mutation', 'action'] as const)(
  'a %s shows its name next to its shape',
  (of) => {
    render(<Kind of={of}>Its word</Kind>);
    expect([...screen.getByText('Its word').classList]).toEqual(['kind', of]);
  },
);
