/** happy-dom lacks the old way to make a storage event. theme-common uses it to notify the window that stores. */
const storageEvent: object = {
  initStorageEvent(
    this: Event,
    type: string,
    bubbles: boolean,
    cancelable: boolean,
    key: string | null,
    oldValue: string | null,
    newValue: string | null,
    url: string,
    storageArea: Storage | null,
  ) {
    this.initEvent(type, bubbles, cancelable);
    Object.assign(this, { key, oldValue, newValue, url, storageArea });
  },
};

Object.assign(StorageEvent.prototype, storageEvent);
