import { CodeFrame } from '@site/src/features/code';
import type { ReactNode } from 'react';
import type { TryRequest } from '../request/buildRequest';
import { curlLine } from '../request/curlLine';
import { Folded } from './Folded';

interface CurlViewProps {
  request: TryRequest;
  isOpen: boolean;
}

/** The same request for a terminal. A shell variable replaces the token. */
export function CurlView({ request, isOpen }: CurlViewProps): ReactNode {
  const line = curlLine(request);
  return (
    <Folded title="The same with curl" isOpen={isOpen}>
      <CodeFrame title="Terminal" label="The request with curl" getText={() => line}>
        <span className="line">{line}</span>
      </CodeFrame>
    </Folded>
  );
}
