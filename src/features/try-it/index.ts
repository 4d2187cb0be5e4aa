/** What only pages of HTTP operations are made of; plugins/content/structure/pageComponents.ts imports it there. */
export { Response } from '@site/src/components/reference/Response';
export { Responses } from '@site/src/components/reference/Responses';
export { Endpoint } from './Endpoint';
export { RequestPanel } from './RequestPanel';
export { RequestSamples } from './RequestSamples';
export { TryIt } from './TryIt';
