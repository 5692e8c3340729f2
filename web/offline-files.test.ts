import { expect, test } from 'vitest'
import { offlineFiles } from './offline-files.ts'

const room = [
  ...['shell/main.tsx', 'exam/mine/my-exams.tsx', 'exam/mine/my-exams-page.tsx', 'exam/package/get-ready.tsx'],
  ...[
    'attempt/door/exam-page.tsx',
    'attempt/door/exams-here.tsx',
    'attempt/room/live-exam.tsx',
    'attempt/enter/enter-exam.ts',
  ],
  ...['attempt/enter/with-package.ts', 'attempt/enter/gone-on.tsx', 'attempt/seal/seal-room.ts'],
  ...['attempt/device/sender.ts', 'attempt/room/passage/passage-pane.tsx'],
  ...['attempt/room/section/section-head.tsx', 'attempt/room/full-screen-note.tsx', 'result/just-handed-in.tsx'],
]
const file = (
  name: string,
  bytes: number,
  more: { modules?: string[]; imports?: string[]; styles?: string[] } = {},
) => ({
  fileName: `assets/${name}`,
  weigh: () => bytes,
  moduleIds: (more.modules ?? []).map((id) => `/srv/exam/web/src/${id}`),
  imports: (more.imports ?? []).map((one) => `assets/${one}`),
  styles: (more.styles ?? []).map((one) => `assets/${one}`),
})

const built = [
  file('app.js', 1, { modules: room, imports: ['base.js'], styles: ['app.css'] }),
  file('base.js', 2),
  file('app.css', 4),
  file('typed.js', 8, { modules: ['attempt/room/question/typed-fields.ts'], imports: ['base.js', 'words.js'] }),
  file('words.js', 16),
  file('staff.js', 1_000),
  file('maths.js', 32, {
    modules: ['platform/markdown/drawn-maths.tsx', 'platform/markdown/draw-formula.ts'],
    imports: ['base.js'],
  }),
  file('chemistry.js', 512, {
    modules: ['../../node_modules/katex/dist/contrib/mhchem.mjs'],
    imports: ['maths.js'],
  }),
  file('andika-latin-400-normal-X.woff2', 64),
  file('andika-latin-ext-400-normal-X.woff2', 1_000),
  file('andika-nigeria-400-normal-X.woff2', 128),
  file('katex-main-regular-usual-X.woff2', 256),
  file('katex-main-regular-seldom-X.woff2', 2_048),
  file('KaTeX_AMS-Regular-X.woff2', 1_024),
  file('KaTeX_Fraktur-Regular-X.woff2', 1_000),
]

test('a room needs its parts with what these load at once, and letters and formulas where a paper has them', () => {
  const { entry, usual, maths, rareMaths, latinExt } = offlineFiles(built)
  expect(entry).toBe('/assets/app.js')
  const names = ['andika-latin-400-normal-X.woff2', 'app.css', 'app.js', 'base.js', 'typed.js', 'words.js']
  expect(usual).toEqual({ paths: [...names.map((name) => `/assets/${name}`), '/theme.js'], bytes: 95 })
  expect(maths).toEqual({ paths: ['/assets/katex-main-regular-usual-X.woff2', '/assets/maths.js'], bytes: 288 })
  const seldom = ['KaTeX_AMS-Regular-X.woff2', 'chemistry.js', 'katex-main-regular-seldom-X.woff2']
  expect(rareMaths).toEqual({ paths: seldom.map((name) => `/assets/${name}`), bytes: 3_584 })
  expect(latinExt).toEqual({ paths: ['/assets/andika-nigeria-400-normal-X.woff2'], bytes: 128 })
})

test('a part of the room that no file holds is told as the build is made', () => {
  const without = built.filter(({ fileName }) => fileName !== 'assets/typed.js')
  expect(() => offlineFiles(without)).toThrow(/would lack attempt\/room\/question\/typed-fields\.ts/)
})
