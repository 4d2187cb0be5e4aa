import type { ReactNode } from 'react';

interface Message {
  id?: string;
  message?: string;
}

export function translate({ message, id }: Message): string {
  return message ?? id ?? '';
}

export default function Translate({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
