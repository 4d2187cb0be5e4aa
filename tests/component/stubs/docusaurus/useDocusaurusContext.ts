import { useContext } from 'react';
import { SiteContext } from '../siteContext';

export default function useDocusaurusContext() {
  return useContext(SiteContext);
}
