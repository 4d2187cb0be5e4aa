import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { clearOnDecline, startGtagConsent } from '../../../src/features/analytics';

if (ExecutionEnvironment.canUseDOM) {
  startGtagConsent();
  clearOnDecline();
}
