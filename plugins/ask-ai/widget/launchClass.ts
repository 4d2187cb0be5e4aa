/** Class of the buttons that open the assistant; it is passed to the widget's script, which looks for it. */
export const launchClass = 'js-launch-ask-ai';
