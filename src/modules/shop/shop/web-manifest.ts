import * as paths from '#shared/paths/paths.ts';
/** What a phone needs to keep the shop among its apps. */
export function webManifest(name: string): object {
  return {
    id: '/',
    name,
    short_name: name,
    description: 'Electronics and accessories from sellers across India.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en-IN',
    dir: 'ltr',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['shopping'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-full-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Search', url: paths.search },
      { name: 'My Orders', url: paths.account },
    ],
  };
}
