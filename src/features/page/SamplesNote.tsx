import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import { product } from '@site/src/site/product';
import type { ReactNode } from 'react';
import styles from './PageEnd.module.css';

/** Below an article whose samples are all compiled: names the version and links to how they are checked. */
export function SamplesNote(): ReactNode {
  return (
    <p className={styles.samples} data-markdown-ignore="">
      <Link to="/understanding/checked-samples">
        <Icon name="check" />
        Samples checked with {product.slug} {product.version}
      </Link>
    </p>
  );
}
