import { CodeFrame } from '@site/src/features/code';
import { type ReactNode, useCallback } from 'react';
import type { TryRequest } from '../request/buildRequest';
import { curlLine } from '../request/curlLine';
import { Folded } from './Folded';

interface CurlViewProps {
  request: TryRequest;
  isOpen: boolean;
}

/** The same request for a terminal. The token is not in it: a variable of the shell stands in its place. */
export function CurlView({ request, isOpen }: CurlViewProps): ReactNode {
  const line = curlLine(request);
  const getText = useCallback(() => line, [line]);
  return (
    <Folded title="The same with curl" isOpen={isOpen}>
      <CodeFrame title="Terminal" label="The request with curl" getText={getText}>
        <span className="line">{line}</span>
      </CodeFrame>
    </Folded>
  );
}
