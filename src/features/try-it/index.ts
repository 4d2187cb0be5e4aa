/** What only pages of HTTP operations are made of; plugins/content/remark/pageComponents.ts imports it there. */
export { Response } from '@site/src/components/Responses/Response';
export { Responses } from '@site/src/components/Responses/Responses';
export { Endpoint } from './Endpoint';
export { RequestPanel } from './RequestPanel';
export { RequestSamples } from './RequestSamples';
export { TryIt } from './TryIt';
