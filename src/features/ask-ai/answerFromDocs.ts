import { hasAskAi, setAskAiProvider } from './openAskAi';
import { embedded } from './providers/embedded';

// A client module of the site; those of plugins have run, so a configured service is in place by now.
if (!hasAskAi()) setAskAiProvider(embedded);
