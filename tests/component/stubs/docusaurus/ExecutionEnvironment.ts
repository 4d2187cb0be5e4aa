export default {
  canUseDOM: true,
  canUseEventListeners: true,
  canUseIntersectionObserver: true,
  canUseViewport: true,
};
