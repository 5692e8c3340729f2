import { expect, test } from 'vitest'
import { deviceWords } from './device-words.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'
const mobile = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36'
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 6.1; Win64; x64) ${chrome}`, 'Chrome 120 on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/121.0.0.0`, 'Edge 121 on Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, 'Chrome 120 on Chromebook'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${mobile}`, 'Chrome 109 on Android'],
  [`Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A135F) SamsungBrowser/23.0 ${mobile}`, 'Samsung Internet 23 on Android'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${mobile} OPR/76.2.4`, 'Opera 76 on Android'],
  ['Opera/9.80 (Android; Opera Mini/62.0/191.303; U; en) Presto/2.12', 'Opera Mini 62 on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', 'Firefox 115 on Linux'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) ${apple} Version/17.1 Mobile/15E148 Safari/604.1`,
    'Safari 17 on iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) ${apple} CriOS/119.0 Mobile/15E148 Safari/604.1`,
    'Chrome 119 on iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/16.6 Safari/605.1.15`, 'Safari 16 on Mac'],
  ['Something (Windows)', 'Unknown browser on Windows'],
  ['', 'Unknown browser'],
  ['curl/8.5.0', 'Unknown browser'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0`, 'Firefox 133 on Windows'],
  ['Mozilla/5.0 (Android 13; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'Firefox 132 on Android'],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) ${apple} FxiOS/128.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox 128 on iPad',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${mobile} EdgA/126.0.0.0`, 'Edge 126 on Android'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} Version/17.0 EdgiOS/126.0 Mobile/15E148 Safari/604.1`,
    'Edge 126 on iPhone',
  ],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/35.5706; U; en) Presto/2.8.119 Version/11.10', 'Opera Mini 7'],
  [
    'Mozilla/5.0 (Linux; U; Android 10; en-US; TECNO KC2) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0.3904.108 UCBrowser/13.4.0.1306 Mobile Safari/537.36',
    'UC Browser 13 on Android',
  ],
])('%s is %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words)
})
