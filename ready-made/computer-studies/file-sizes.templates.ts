import { num, quantity } from '../make/number.ts'
import { template } from '../make/template.ts'
import { posed } from './posed.ts'

const kilo = 'Take 1 KB as 1024 bytes.'
const screens = [
  [640, 480],
  [800, 600],
  [1024, 768],
  [1280, 720],
  [1280, 1024],
  [1600, 1200],
  [1920, 1080],
] as const

export const fileSizes = [
  template({
    id: 'pixels-of-a-screen',
    topic: '3.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [[width, height] = screens[0], [wide, high] = screens[1]] = draw.several(screens, 2)
      const [a, b] = draw.ints(2, 2, 9) as [number, number]
      const [one, other] = [width * height, wide * high]
      return posed(draw, {
        ask: `A cyber cafe has ${a} monitors of $${width} \\times ${height}$ pixels and ${b} monitors of $${wide} \\times ${high}$ pixels. How many pixels do they have together?`,
        answer: num(a * one + b * other),
        slips: {
          'exchanged the numbers of monitors': num(b * one + a * other),
          'took one monitor of each kind': num(one + other),
          'took all of them for the first kind': num((a + b) * one),
          'left out the second kind': num(a * one),
        },
        work: `The monitors have ${num(a * one)} and ${num(b * other)} pixels, together ${num(a * one + b * other)}.`,
      })
    },
  }),
  template({
    id: 'colours-by-depth',
    topic: '6.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [red, green, blue] = [draw.int(2, 6), draw.int(2, 6), draw.int(2, 6)]
      const depth = red + green + blue
      draw.need(depth < 15 && red !== green)
      return posed(draw, {
        ask: `A picture format keeps ${red} bits for red, ${green} bits for green and ${blue} bits for blue in each pixel. How many different colours can a pixel have?`,
        answer: num(2 ** depth),
        slips: {
          'added the shades of red, green and blue': num(2 ** red + 2 ** green + 2 ** blue),
          'doubled the number of bits': num(2 * depth),
          'took one bit too few': num(2 ** (depth - 1)),
          'multiplied the numbers of bits': num(red * green * blue),
        },
        work: `There are ${depth} bits in all, and $2^{${depth}}$ is ${num(2 ** depth)}.`,
      })
    },
  }),
  template({
    id: 'size-of-a-picture',
    topic: '6.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [width, height] = [draw.pick([128, 256, 320, 512, 640]), draw.pick([64, 128, 160, 256, 320, 480])]
      const depth = draw.pick([2, 4, 8, 16, 24])
      const size = (width * height * depth) / 8192
      draw.need(Number.isInteger(size) && width > height && size > 10)
      return posed(draw, {
        ask: `An uncompressed picture of $${width} \\times ${height}$ pixels uses ${depth} bits for each pixel. What is its size in kilobytes? [${kilo}]`,
        answer: quantity(size, 'KB'),
        slips: {
          'did not turn bits into bytes': quantity(size * 8, 'KB'),
          'took a byte for each pixel': quantity((width * height) / 1024, 'KB'),
          'took a bit for each pixel': quantity((width * height) / 8192, 'KB'),
          'halved it': quantity(size / 2, 'KB'),
        },
        work: `$${width} \\times ${height} \\times ${depth}$ bits are ${num(size * 1024)} bytes, which is ${quantity(size, 'KB')}.`,
      })
    },
  }),
  template({
    id: 'depth-of-a-picture',
    topic: '6.d',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [width, height] = [draw.pick([128, 256, 512, 1024]), draw.pick([64, 128, 256, 512])]
      const bits = draw.int(2, 7)
      const size = (width * height * bits) / 8192
      draw.need(width > height && Number.isInteger(size) && size > 3)
      return posed(draw, {
        ask: `An uncompressed picture of $${width} \\times ${height}$ pixels takes ${size} KB. How many colours at most can it show? [${kilo}]`,
        answer: num(2 ** bits),
        slips: {
          'gave the bits of a pixel': num(bits),
          'doubled the bits of a pixel': num(2 * bits),
          'took one bit too many': num(2 ** (bits + 1)),
          'took one bit too few': num(2 ** (bits - 1)),
        },
        work: `${num(size * 8192)} bits for ${num(width * height)} pixels are ${bits} bits a pixel, and $2^{${bits}}$ is ${num(2 ** bits)}.`,
      })
    },
  }),
  template({
    id: 'size-of-a-recording',
    topic: '3.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [rate, depth] = [draw.pick([8, 10, 16, 20, 24]), draw.pick([8, 16])]
      const [seconds, channels] = [draw.int(10, 60, 5), draw.int(1, 2)]
      const size = (rate * depth * seconds * channels) / 8
      draw.need(rate !== depth)
      return posed(draw, {
        ask: `A microphone records speech in ${channels === 1 ? 'mono (one channel)' : 'stereo (two channels)'} with ${num(rate * 1000)} samples a second of ${depth} bits each. What is the size of ${seconds} seconds, uncompressed, in kilobytes? [In this question 1 KB is 1000 bytes.]`,
        answer: quantity(size, 'KB'),
        slips: {
          'did not turn bits into bytes': quantity(size * 8, 'KB'),
          [channels === 2 ? 'left out the second channel' : 'took two channels']: quantity(
            channels === 2 ? size / 2 : size * 2,
            'KB',
          ),
          'gave the size of one second': quantity(size / seconds, 'KB'),
          'took four bits for a byte': quantity(size * 4, 'KB'),
        },
        work: `Each second has ${num(size / seconds)} KB, and ${seconds} seconds have ${quantity(size, 'KB')}.`,
      })
    },
  }),
  template({
    id: 'characters-of-a-document',
    topic: '6.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [pages, lines, width] = [draw.int(4, 20, 2), draw.pick([32, 40, 48, 64]), draw.pick([48, 64, 80])]
      const size = (pages * lines * width) / 1024
      draw.need(Number.isInteger(size * 4) && size > 5 && size !== pages)
      return posed(draw, {
        ask: `A typed document has ${pages} pages of ${lines} lines with ${width} characters each. Each character takes one byte. How many kilobytes of storage does it need? [${kilo}]`,
        answer: quantity(size, 'KB'),
        slips: {
          'gave one page': quantity(size / pages, 'KB'),
          'took two bytes for a character': quantity(size * 2, 'KB'),
          'took eight bytes for a character': quantity(size * 8, 'KB'),
          'halved it': quantity(size / 2, 'KB'),
        },
        work: `There are ${num(pages * lines * width)} characters, and divided by 1024 that is ${quantity(size, 'KB')}.`,
      })
    },
  }),
  template({
    id: 'scanned-page',
    topic: '3.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [wide, high] = [draw.int(2, 8), draw.int(3, 10)]
      const [dots, depth] = [draw.pick([100, 200, 300]), draw.pick([8, 16, 24])]
      const bytes = (wide * high * dots * dots * depth) / 8
      draw.need(wide < high)
      return posed(draw, {
        ask: `A picture of ${wide} inches by ${high} inches is scanned at ${dots} dots per inch with ${depth} bits for each dot. How many kilobytes is the uncompressed scan? [In this question 1 KB is 1000 bytes.]`,
        answer: quantity(bytes / 1000, 'KB'),
        slips: {
          'took the dots per inch once only': quantity((wide * high * dots * depth) / 8000, 'KB'),
          'did not turn bits into bytes': quantity(bytes / 125, 'KB'),
          'took a byte for each dot': quantity((wide * high * dots * dots) / 1000, 'KB'),
          'halved it': quantity(bytes / 2000, 'KB'),
        },
        work: `There are ${num(wide * dots * high * dots)} dots of ${depth / 8} ${depth === 8 ? 'byte' : 'bytes'}, together ${quantity(bytes / 1000, 'KB')}.`,
      })
    },
  }),
  template({
    id: 'compressed-file',
    topic: '7',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [size, saved, files] = [draw.int(12, 60, 4), draw.pick([20, 25, 30, 40, 60, 75]), draw.int(3, 9)]
      const after = (size * files * (100 - saved)) / 100
      return posed(draw, {
        ask: `An archive holds ${files} files of ${size} MB each and is ${saved}% smaller than they are together. What is its size?`,
        answer: quantity(after, 'MB'),
        slips: {
          'gave what is saved': quantity(size * files - after, 'MB'),
          'added the percentage': quantity(size * files * 2 - after, 'MB'),
          'took one file': quantity(after / files, 'MB'),
          'left the files as they are': quantity(size * files, 'MB'),
        },
        work: `Together the files have ${num(size * files)} MB, and ${100 - saved}% of it is ${quantity(after, 'MB')}.`,
      })
    },
  }),
  template({
    id: 'records-of-a-file',
    topic: '7',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [name, address, date] = [draw.int(16, 40, 2), draw.int(40, 80, 4), draw.pick([6, 8, 10])]
      const count = draw.int(150, 900, 50)
      const record = name + address + date
      return posed(draw, {
        ask: `A record of a file has three fields: name (${name} bytes), address (${address} bytes) and date of birth (${date} bytes). How many bytes do ${count} records take?`,
        answer: quantity(record * count, 'bytes'),
        slips: {
          'left out the date': quantity((name + address) * count, 'bytes'),
          'added a byte for each field': quantity((record + 3) * count, 'bytes'),
          'gave one record': quantity(record, 'bytes'),
          'left out the name': quantity((address + date) * count, 'bytes'),
        },
        work: `One record takes ${record} bytes, and ${count} records take ${quantity(record * count, 'bytes')}.`,
      })
    },
  }),
]
