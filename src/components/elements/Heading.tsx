import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import styles from './Heading.module.css';

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
