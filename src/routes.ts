import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('features/catalog/ui/home.route.tsx')] satisfies RouteConfig;
