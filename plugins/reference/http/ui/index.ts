/** What only pages of HTTP operations are made of; plugins/content/remark/pageParts.ts imports it there. */
export { Response, Responses } from '@site/src/components/Responses/Responses';
export { Endpoint } from './Endpoint';
export { RequestPanel } from './RequestPanel';
export { TryIt } from './TryIt';
