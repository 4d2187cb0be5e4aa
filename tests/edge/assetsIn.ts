export { openAssets as assetsIn } from '../../scripts/delivery/server.mts';
