import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import styles from './elements.module.css';

/**
 * A link in prose; links within the site don't load a new document. Docusaurus opens others in a new tab, which stays
 * empty where a program answers: mail, an editor.
 */
export function Anchor(props: ComponentProps<'a'>): ReactNode {
  const isProgram = /^(?!http)[a-z]+:/.test(props.href ?? '');
  return <Link {...props} {...(isProgram && { target: undefined })} />;
}

/** The text a reader sees in some children, without its markup. */
function textOfChildren(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child))
        return textOfChildren(child.props.children);
      return String(child);
    })
    .join('');
}

interface HeadingProps extends ComponentProps<'h2'> {
  as: 'h2' | 'h3' | 'h4';
}

/** A heading that can be linked to; its id is public and registered with the check of broken anchors. */
export function Heading({ as: Tag, id, children, ...props }: HeadingProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id === undefined) return <Tag {...props}>{children}</Tag>;
  brokenLinks.collectAnchor(id);
  const title = `Direct link to ${textOfChildren(children)}`;
  return (
    <Tag {...props} className={styles.heading} id={id}>
      {children}
      <Link
        className={styles.anchor}
        to={`#${id}`}
        aria-label={title}
        title={title}
        data-plain=""
        data-markdown-ignore=""
      >
        #
      </Link>
    </Tag>
  );
}

/** A table in a box that scrolls horizontally if the table is too wide. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      className={`${styles.table} scroll-x`}
      data-block=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label="Table"
    >
      <table {...props} />
    </div>
  );
}

/** A table's header cell; the empty corner above row names isn't a header. */
export function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}
