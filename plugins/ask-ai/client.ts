import { hasAskAi, setAskAiProvider } from './openAskAi';
import { embedded } from './panel/embedded';

// A client module of the site. A configured service takes over, whether it starts before or after this.
if (!hasAskAi()) setAskAiProvider(embedded);
