import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import widget from '@generated/ask-ai-widget/default/widget.json';
import { createWidget, setAskAiProvider } from '../../../src/features/ask-ai';

if (ExecutionEnvironment.canUseDOM) setAskAiProvider(createWidget(widget));
