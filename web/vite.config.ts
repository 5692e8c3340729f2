import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { browsers } from './browsers.ts'
import { chunkGroups, publicPagesStayLight } from './chunks.ts'
import { compressedFiles } from './compressed-files.ts'
import { offlineList } from './offline-files.ts'
import { publicPages } from './site-build.ts'
import { brand } from './src/platform/brand.ts'

// The server compares the page's origin with the host it is asked under, so that host must reach it unchanged.
const server = { target: 'http://127.0.0.1:3000', changeOrigin: false }
const proxy = {
  '/api': server,
  '/rpc': server,
  '/content': server,
  '/health': server,
  '/live': { ...server, ws: true },
}

/** `vite` and `vite preview` answer like the server does: everything under /dashboard is the app. */
function appBelowDashboard(): Plugin {
  const isApp = (url = '') => /^\/(?:dashboard|dev\/look)(?:[/?]|$)/.test(url)
  return {
    name: 'app-below-dashboard',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (isApp(request.url)) request.url = '/app.html'
        next()
      })
    },
    configurePreviewServer: ({ middlewares, config: { root, build } }) => {
      middlewares.use((request, _response, next) => {
        if (isApp(request.url)) request.url = '/app.html'
        const name = /^\/([a-z-]*)(?:\?.*)?$/.exec(request.url ?? '')?.[1]
        const page = ['site', 'form'].map((place) => `/${place}/${name || 'index'}.html`)
        const file = page.find((one) => existsSync(join(root, build.outDir, one)))
        if (name !== undefined && file !== undefined) request.url = file
        next()
      })
    },
  }
}

/** The name of the product in the HTML files; everywhere else the code reads it from the same place. */
function brandInHtml(): Plugin {
  return { name: 'brand-in-html', transformIndexHtml: (html) => html.replaceAll('%brand%', brand.name) }
}

// It would pack in workers made of a Blob, which the policy forbids, and never answer (src/platform/list/fflate-sync.ts).
const fflate = {
  find: /^fflate$/,
  replacement: fileURLToPath(new URL('src/platform/list/fflate-sync.ts', import.meta.url)),
}

export default defineConfig({
  resolve: { alias: [fflate] },
  plugins: [
    react(),
    appBelowDashboard(),
    publicPages(),
    brandInHtml(),
    publicPagesStayLight(),
    offlineList(),
    compressedFiles(),
  ],
  build: {
    target: browsers,
    cssTarget: browsers,
    // Fonts and pictures stay files: the policy forbids data: fonts, and a file is cached once for every page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { form: 'form.html', app: 'app.html' },
      output: {
        codeSplitting: { groups: chunkGroups },
        // As short as the build allows: the entry lists the names, and what an exam loads packs a hundred bytes smaller.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
})
