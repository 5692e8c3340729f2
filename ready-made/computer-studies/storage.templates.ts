import { naira, num, quantity } from '../make/number.ts'
import { template } from '../make/template.ts'
import { posed } from './posed.ts'

const kilo = 'Take 1 KB as 1024 bytes.'

export const storage = [
  template({
    id: 'kilobytes-to-bytes',
    topic: '3.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [size, part] = [draw.int(2, 24), draw.pick([0, 0.25, 0.5, 0.75])]
      const kilobytes = size + part
      return posed(draw, {
        ask: `A text file takes ${num(kilobytes)} KB on a flash drive. How many bytes is this? [${kilo}]`,
        answer: quantity(kilobytes * 1024, 'bytes'),
        slips: {
          'took 1000 bytes for 1 KB': quantity(kilobytes * 1000, 'bytes'),
          'gave the bits': quantity(kilobytes * 8192, 'bytes'),
          'took 1028 bytes for 1 KB': quantity(kilobytes * 1028, 'bytes'),
          'halved it': quantity(kilobytes * 512, 'bytes'),
        },
        work: `$${num(kilobytes)} \\times 1024$ is ${quantity(kilobytes * 1024, 'bytes')}.`,
      })
    },
  }),
  template({
    id: 'bits-to-kilobytes',
    topic: '3.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [size, half] = [draw.int(2, 30), draw.int(0, 1)]
      const kilobytes = size + half / 2
      return posed(draw, {
        ask: `A block of data has ${num(kilobytes * 8192)} bits. What is its size in kilobytes? [${kilo}]`,
        answer: quantity(kilobytes, 'KB'),
        slips: {
          'did not turn bits into bytes': quantity(kilobytes * 8, 'KB'),
          'took 4 bits for a byte': quantity(kilobytes * 2, 'KB'),
          'took 16 bits for a byte': quantity(kilobytes / 2, 'KB'),
          'took a quarter': quantity(kilobytes / 4, 'KB'),
        },
        work: `Divided by 8 it is ${num(kilobytes * 1024)} bytes, and divided by 1024 it is ${quantity(kilobytes, 'KB')}.`,
      })
    },
  }),
  template({
    id: 'pictures-on-a-card',
    topic: '3.d',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [card, each] = [draw.pick([2, 4, 8, 16]), draw.pick([2, 4, 8])]
      const used = draw.int(1, 7) * 128
      const free = card * 1024 - used
      return posed(draw, {
        ask: `A memory card of ${card} GB has ${used} MB in use. How many photographs of ${each} MB each can still be stored on it? [Take 1 GB as 1024 MB.]`,
        answer: num(free / each),
        slips: {
          'left out what is in use': num((card * 1024) / each),
          'took 1000 MB for 1 GB': num((card * 1000 - used) / each),
          'added what is in use': num((card * 1024 + used) / each),
          'gave the free space': num(free),
        },
        work: `${num(free)} MB are free, and divided by ${each} that is ${num(free / each)}.`,
      })
    },
  }),
  template({
    id: 'files-left-on-a-disk',
    topic: '7',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [disk, films, songs] = [draw.pick([16, 32, 64]), draw.int(3, 9), draw.int(100, 400, 20)]
      const [film, song] = [draw.pick([512, 768, 1024, 1280]), draw.pick([4, 5, 8])]
      const left = disk * 1024 - films * film - songs * song
      draw.need(left > 1000)
      return posed(draw, {
        ask: `A flash drive of ${disk} GB holds ${films} films of ${num(film)} MB each and ${songs} songs of ${song} MB each. How many megabytes are free? [Take 1 GB as 1024 MB.]`,
        answer: quantity(left, 'MB'),
        slips: {
          'took 1000 MB for 1 GB': quantity(disk * 1000 - films * film - songs * song, 'MB'),
          'left out the songs': quantity(disk * 1024 - films * film, 'MB'),
          'left out the films': quantity(disk * 1024 - songs * song, 'MB'),
          'gave what is in use': quantity(films * film + songs * song, 'MB'),
        },
        work: `Films take ${num(films * film)} MB and songs ${num(songs * song)} MB of ${num(disk * 1024)} MB, which leaves ${quantity(left, 'MB')}.`,
      })
    },
  }),
  template({
    id: 'places-by-address-lines',
    topic: '3.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [lines, width] = [draw.int(11, 20), draw.pick([8, 16, 32])]
      const kilobytes = (2 ** (lines - 10) * width) / 8
      return posed(draw, {
        ask: `A memory has an address bus of ${lines} lines, and each location holds ${width} bits. What is its capacity in kilobytes? [${kilo}]`,
        answer: quantity(kilobytes, 'KB'),
        slips: {
          'used one line too many': quantity(kilobytes * 2, 'KB'),
          'took each bit for a byte': quantity(kilobytes * 8, 'KB'),
          'used one line too few': quantity(kilobytes / 2, 'KB'),
          'multiplied lines and bits': quantity(lines * width, 'KB'),
        },
        work: `$2^{${lines}}$ locations of ${width / 8} ${width === 8 ? 'byte' : 'bytes'} are ${quantity(kilobytes, 'KB')}.`,
      })
    },
  }),
  template({
    id: 'address-lines-needed',
    topic: '3.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [power, width] = [draw.int(2, 9), draw.pick([8, 16, 32])]
      const kilobytes = 2 ** power
      const lines = power + 10 - Math.log2(width / 8)
      return posed(draw, {
        ask: `A memory of ${kilobytes} KB is arranged in words of ${width} bits, and each word has an address of its own. How many address lines does it need? [${kilo}]`,
        answer: num(lines),
        slips: {
          'gave each byte an address': num(width === 8 ? lines + 1 : power + 10),
          'gave each bit an address': num(power + 13),
          'left out the kilo': num(power),
          'took one line too few': num(lines - 1),
        },
        work: `There are $2^{${lines}}$ words of ${width / 8} ${width === 8 ? 'byte' : 'bytes'}, so the number of lines is ${num(lines)}.`,
      })
    },
  }),
  template({
    id: 'instructions-in-a-time',
    topic: '3.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [clock, cycles, time] = [draw.int(4, 16) / 4, draw.pick([2, 4, 5, 8]), draw.int(2, 9)]
      const millions = (clock * 1000 * time) / cycles
      draw.need(Number.isInteger(millions) && clock !== time && clock !== cycles)
      return posed(draw, {
        ask: `A processor runs at ${num(clock)} GHz and needs ${cycles} clock cycles for an instruction. How many million instructions does it carry out in ${time} seconds? [1 GHz is 1000 million cycles a second.]`,
        answer: `${num(millions)} million`,
        slips: {
          'left out the cycles of an instruction': `${num(clock * 1000 * time)} million`,
          'multiplied by the cycles': `${num(clock * 1000 * time * cycles)} million`,
          'left out the time': `${num((clock * 1000) / cycles)} million`,
          'took a hundred million for 1 GHz': `${num(millions / 10)} million`,
        },
        work: `${num(clock * 1000)} million cycles a second for ${time} seconds, divided by ${cycles}, are ${num(millions)} million.`,
      })
    },
  }),
  template({
    id: 'time-of-one-instruction',
    topic: '3.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [clock, cycles] = [draw.pick([0.5, 0.8, 1, 1.25, 2, 2.5, 4]), draw.int(3, 12)]
      const time = cycles / clock
      draw.need(Number.isInteger(time * 20) && clock !== 1)
      return posed(draw, {
        ask: `How many nanoseconds does an instruction of ${cycles} clock cycles take in a processor of ${num(clock)} GHz? [At 1 GHz a cycle takes 1 nanosecond.]`,
        answer: `${num(time)} ns`,
        slips: {
          'multiplied by the clock rate': `${num(cycles * clock)} ns`,
          'gave the time of one cycle': `${num(1 / clock)} ns`,
          'turned the division over': `${num(Number((clock / cycles).toFixed(3)))} ns`,
          'took one cycle too many': `${num((cycles + 1) / clock)} ns`,
        },
        work: `A cycle takes ${num(1 / clock)} ns, and ${cycles} of them take ${num(time)} ns.`,
      })
    },
  }),
  template({
    id: 'pages-printed',
    topic: '3.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [pages, copies, speed] = [draw.int(4, 16), draw.int(15, 60, 5), draw.pick([8, 10, 12, 15, 20, 24])]
      const warm = draw.int(2, 6)
      const time = (pages * copies) / speed
      draw.need(Number.isInteger(time) && time > warm + 2)
      return posed(draw, {
        ask: `A printer needs ${warm} minutes to warm up and then prints ${speed} pages a minute. How many minutes after it is switched on are ${copies} copies of a paper of ${pages} pages ready?`,
        answer: quantity(time + warm, 'minutes'),
        slips: {
          'left out the time to warm up': quantity(time, 'minutes'),
          'took the time to warm up off': quantity(time - warm, 'minutes'),
          'left out the pages of a paper': quantity(Math.ceil(copies / speed) + warm, 'minutes'),
          'added the time to warm up twice': quantity(time + 2 * warm, 'minutes'),
        },
        work: `$${copies} \\times ${pages} = ${pages * copies}$ pages take ${num(time)} minutes, and with the time to warm up it is ${quantity(time + warm, 'minutes')}.`,
      })
    },
  }),
  template({
    id: 'ink-for-a-job',
    topic: '3.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [yielded, price] = [draw.int(8, 24) * 100, draw.int(12, 40) * 500]
      const [pupils, sheets] = [draw.int(120, 480, 20), draw.int(6, 18)]
      const count = Math.ceil((pupils * sheets) / yielded)
      draw.need(count > 2 && (pupils * sheets) % yielded > 100)
      return posed(draw, {
        ask: `A toner cartridge prints ${num(yielded)} pages and costs ${naira(price)}. A school prints ${sheets} pages for each of ${pupils} pupils. How much must it spend on cartridges, which are sold whole only?`,
        answer: naira(count * price),
        slips: {
          'took one cartridge too few': naira((count - 1) * price),
          'took one cartridge too many': naira((count + 1) * price),
          'took one cartridge only': naira(price),
          'took half of what is needed': naira(Math.ceil(count / 2) * price),
        },
        work: `${num(pupils * sheets)} pages need ${count} cartridges, which cost ${naira(count * price)}.`,
      })
    },
  }),
]
