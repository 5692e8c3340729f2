import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { chunkGroups, publicPagesStayLight } from './chunks.ts'
import { compressedFiles } from './compressed-files.ts'
import { brand } from './src/platform/brand.ts'

// The server compares the page's origin with the host it is asked under, so that host must reach it unchanged.
const server = { target: 'http://127.0.0.1:3000', changeOrigin: false }
const proxy = { '/api': server, '/rpc': server, '/content': server }

/** `vite` and `vite preview` answer like the server does: everything under /dashboard is the app, every other page is the site. */
function twoEntries(): Plugin {
  const chooseEntry = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use((request, _response, next) => {
      if (/^\/(?:dashboard|dev\/look)(?:[/?]|$)/.test(request.url ?? '')) request.url = '/app.html'
      next()
    })
  }
  return { name: 'two-entries', configureServer: chooseEntry, configurePreviewServer: chooseEntry }
}

/** The name of the product in the two HTML files; everywhere else the code reads it from the same place. */
function brandInHtml(): Plugin {
  return { name: 'brand-in-html', transformIndexHtml: (html) => html.replaceAll('%brand%', brand.name) }
}

export default defineConfig({
  plugins: [react(), twoEntries(), brandInHtml(), publicPagesStayLight(), compressedFiles()],
  build: {
    // The oldest browsers the product promises: Chrome and Edge 109, Firefox 115, Safari 15.6.
    target: ['chrome109', 'edge109', 'firefox115', 'safari15.6'],
    cssTarget: ['chrome109', 'edge109', 'firefox115', 'safari15.6'],
    // Fonts and pictures stay files: the policy forbids data: fonts, and a file is cached once for every page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { site: 'index.html', app: 'app.html' },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
})
