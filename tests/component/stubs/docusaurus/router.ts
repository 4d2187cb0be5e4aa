export { matchPath, Redirect, useHistory, useLocation } from 'react-router-dom';
