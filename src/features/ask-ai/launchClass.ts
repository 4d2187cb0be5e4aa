/** Class of buttons that open the assistant; the widget's script is told it, and looks for it. */
export const launchClass = 'js-launch-ask-ai';
