import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A link in prose; links within the site don't load a new document. Docusaurus opens others in a new tab, which stays
 * empty where a program answers: mail, an editor.
 */
export function Anchor(props: ComponentProps<'a'>): ReactNode {
  const isProgram = /^(?!http)[a-z]+:/.test(props.href ?? '');
  return <Link {...props} {...(isProgram && { target: undefined })} />;
}
