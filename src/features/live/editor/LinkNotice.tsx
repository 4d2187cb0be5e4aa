import { type ReactNode, useEffect, useRef } from 'react';

interface LinkNoticeProps {
  /** Whether the link's code is shown; otherwise why it can't be. */
  linked: true | string;
}

/** Says that the code comes from a link. It takes the focus, so that readers find it and don't miss it. */
export function LinkNotice({ linked }: LinkNoticeProps): ReactNode {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <p ref={notice} className="live-notice" tabIndex={-1}>
      {linked === true
        ? 'This code comes from the link that you opened, not from this page. Read it first: nothing runs until you press Run.'
        : `${linked} This is the code of the page.`}
    </p>
  );
}
