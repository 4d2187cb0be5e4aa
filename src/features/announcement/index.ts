export { AnnouncementBar } from './AnnouncementBar';
