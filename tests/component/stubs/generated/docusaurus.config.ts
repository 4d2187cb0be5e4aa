import { siteContext } from '../siteContext';

export default siteContext.siteConfig;
