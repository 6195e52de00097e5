import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // One style sheet for all pages: it is small, and no page waits for a second one.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    // Older targets would have every light-dark() rewritten, which breaks a theme set inside another.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
  },
});
