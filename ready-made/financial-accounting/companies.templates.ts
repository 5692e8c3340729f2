import { naira, num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { asked, list } from './amounts.ts'

const kobo = (value: number) => `${value} kobo`

export const companies = [
  template({
    id: 'share-premium',
    topic: '11.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [shares, nominal, premium] = [draw.int(20, 180, 5) * 1000, draw.pick([1, 2, 5]), draw.int(1, 4)]
      draw.need(nominal !== premium)
      return asked(draw, {
        ask: `A company issued ${num(shares)} ordinary shares of ₦${nominal} each at ₦${nominal + premium}, and all were paid for. What amount is credited to the share premium account?`,
        answer: shares * premium,
        slips: {
          'gave the nominal value': shares * nominal,
          'gave all the money received': shares * (nominal + premium),
          'added the nominal value once more': shares * (2 * nominal + premium),
          'took a naira too much': shares * (premium + 1),
        },
        work: `The premium is ₦${premium} on each of ${num(shares)} shares:`,
      })
    },
  }),
  template({
    id: 'debentures-at-a-discount',
    topic: '11.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [count, each, rate] = [draw.int(12, 90) * 100, draw.pick([50, 100, 200]), draw.pick([4, 5, 6, 8, 10])]
      const whole = count * each
      return asked(draw, {
        ask: `${num(count)} debentures of ${naira(each)} each were issued at a discount of ${rate}%. How much did the company receive?`,
        answer: (whole * (100 - rate)) / 100,
        slips: {
          'added the discount': (whole * (100 + rate)) / 100,
          'gave the nominal value': whole,
          'took the discount twice': (whole * (100 - 2 * rate)) / 100,
          'took a tenth of the discount': (whole * (1000 - rate)) / 1000,
        },
        work: `The nominal value is ${naira(whole)}; less ${rate}% of it, the company received`,
      })
    },
  }),
  template({
    id: 'application-money-returned',
    topic: '11.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [offered, over] = [draw.int(60, 200, 5) * 1000, draw.int(12, 60, 2) * 1000]
      const [first, later] = [draw.pick([0.2, 0.25, 0.3, 0.4]), draw.pick([0.5, 0.6])]
      return asked(draw, {
        ask: `A company offered ${num(offered)} shares of ₦1 each: ${first * 100} kobo on application and ${later * 100} kobo on allotment. Applications came for ${num(offered + over)} shares, and the money for those not allotted was returned. How much was returned?`,
        answer: Math.round(over * first),
        slips: {
          'returned the money of all applications': Math.round((offered + over) * first),
          'returned the money of the shares allotted': Math.round(offered * first),
          'took the money on allotment': Math.round(over * later),
          'took both instalments': Math.round(over * (first + later)),
        },
        work: `${num(over)} shares were not allotted; at ${first * 100} kobo each the money returned was`,
      })
    },
  }),
  template({
    id: 'calls-in-arrears',
    topic: '11.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [shares, unpaid] = [draw.int(80, 240, 5) * 1000, draw.int(20, 60) * 500]
      const [on, call] = [draw.pick([0.6, 0.7, 0.75]), draw.pick([0.25, 0.2, 0.3])]
      draw.need(Math.abs(on + call - 1) > 0.001)
      return asked(draw, {
        ask: `${num(shares)} shares of ₦1 each were issued. ${Math.round(on * 100)} kobo a share was received on application and allotment, and a first call of ${Math.round(call * 100)} kobo was made, which holders of ${num(unpaid)} shares did not pay. How much cash has been received on the shares?`,
        answer: Math.round(shares * on + (shares - unpaid) * call),
        slips: {
          'left out the calls in arrears': Math.round(shares * (on + call)),
          'left out the first call': Math.round(shares * on),
          'gave the cash of the call alone': Math.round((shares - unpaid) * call),
          'left the shares out altogether': Math.round((shares - unpaid) * (on + call)),
        },
        work: `Application and allotment brought ${naira(Math.round(shares * on))}, the call ${naira(Math.round((shares - unpaid) * call))}: in all`,
      })
    },
  }),
  template({
    id: 'shares-reissued-after-forfeit',
    topic: '11.a',
    difficulty: 'Hard',
    minutes: 3,
    make(draw) {
      const shares = draw.int(20, 80) * 500
      const [paid, price] = [draw.pick([40, 50, 60, 70, 75]), draw.pick([60, 70, 80, 85, 90])]
      draw.need(paid + price > 110)
      const [kept, lost] = [(shares * paid) / 100, (shares * (100 - price)) / 100]
      return asked(draw, {
        ask: `${num(shares)} shares of ₦1 each, on which ${paid} kobo had been paid, were forfeited and reissued as fully paid at ${price} kobo each. How much is left on the forfeited shares account as a gain for the company?`,
        answer: kept - lost,
        slips: {
          'left out the loss on reissue': kept,
          'gave the loss on reissue': lost,
          'took the money of the reissue for the gain': (shares * price) / 100,
          'added the loss on reissue': kept + lost,
        },
        work: `${naira(kept)} was forfeited, and ${naira(lost)} is lost on the reissue, so the gain is`,
      })
    },
  }),
  template({
    id: 'dividend-on-paid-up-capital',
    topic: '11.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [authorised, issued] = [draw.int(30, 60, 5) * 20_000, draw.int(10, 28) * 20_000]
      const [kobos, rate] = [draw.pick([50, 60, 75, 80]), draw.int(5, 18)]
      draw.need(issued * 1.2 < authorised)
      const paid = (issued * kobos) / 100
      return asked(draw, {
        ask: `A company has an authorised capital of ${num(authorised)} ordinary shares of ₦1 each. ${num(issued)} are issued, with ${kobos} kobo paid on each. A dividend of ${rate}% is declared on the paid-up capital. How much is it?`,
        answer: (paid * rate) / 100,
        slips: {
          'took the nominal value of the issued shares': (issued * rate) / 100,
          'took the authorised capital': (authorised * rate) / 100,
          'took the part that is not paid': ((issued - paid) * rate) / 100,
          'took the paid-up share of the authorised capital': (authorised * kobos * rate) / 10_000,
        },
        work: `Paid-up capital is ${naira(paid)}, and ${rate}% of it is`,
      })
    },
  }),
  template({
    id: 'dividend-per-ordinary-share',
    topic: '11.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [shares, each] = [draw.int(80, 400, 10) * 1000, draw.int(6, 30)]
      const [preference, rate] = [draw.int(50, 200, 10) * 1000, draw.int(5, 12)]
      const first = (preference * rate) / 100
      const profit = (shares * each) / 100 + first
      return asked(draw, {
        ask: `A company has ${num(shares)} ordinary shares of ₦1 each and ${num(preference)} preference shares of ₦1 each at ${rate}%. If the whole profit of ${naira(profit)} is paid out as dividends, how much is paid on one ordinary share?`,
        answer: each,
        slips: {
          'left out the preference dividend': Math.round((profit * 100) / shares),
          'divided by all the shares': Math.round((profit * 100) / (shares + preference)),
          'divided what is left by all the shares': Math.round((shares * each) / (shares + preference)),
          'added the preference dividend': Math.round(((profit + first) * 100) / shares),
        },
        work: `The preference dividend is ${naira(first)}. The remaining ${naira(profit - first)} on ${num(shares)} shares is, on each,`,
        write: kobo,
      })
    },
  }),
  template({
    id: 'profit-carried-forward',
    topic: '11.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [before, profit] = [draw.int(30, 120, 5) * 1000, draw.int(200, 460, 10) * 1000]
      const [reserve, ordinary] = [draw.int(20, 80, 5) * 1000, draw.int(40, 120, 4) * 1000]
      const preference = draw.int(9, 36) * 1000
      const left = before + profit - reserve - preference - ordinary
      draw.need(reserve !== preference && left > 60_000)
      return asked(draw, {
        ask: `Find the profit carried forward from these items of an appropriation account.${list([
          ['Profit brought forward', before],
          ['Net profit for the year', profit],
          ['Transfer to general reserve', reserve],
          ['Preference dividend', preference],
          ['Ordinary dividend', ordinary],
        ])}`.trim(),
        answer: left,
        slips: {
          'added the transfer to reserve': left + 2 * reserve,
          'left out the transfer to reserve': left + reserve,
          'left out the profit brought forward': left - before,
          'left out the ordinary dividend': left + ordinary,
        },
        work: `Available is ${naira(before + profit)}; ${naira(reserve + preference + ordinary)} is appropriated, which leaves`,
      })
    },
  }),
  template({
    id: 'debenture-interest-owing',
    topic: '11.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [sum, rate] = [draw.int(20, 90, 2) * 10_000, draw.int(6, 15)]
      const paid = ((sum * rate) / 1200) * draw.pick([3, 4, 6, 8])
      const whole = (sum * rate) / 100
      draw.need(paid * 2 !== whole)
      return asked(draw, {
        ask: `A company has had ${rate}% debentures of ${naira(sum)} for the whole year, and ${naira(paid)} has been paid as interest on them. How much debenture interest is accrued at the end of the year?`,
        answer: whole - paid,
        slips: {
          'gave the interest of the whole year': whole,
          'added what has been paid': whole + paid,
          'took half a year': whole / 2,
          'took half of the rest': (whole - paid) / 2,
        },
        work: `Interest of the year is ${naira(whole)}; less ${naira(paid)}, what is accrued is`,
      })
    },
  }),
  template({
    id: 'shareholders-funds',
    topic: '11.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [ordinary, premium] = [draw.int(40, 120, 5) * 10_000, draw.int(4, 20) * 10_000]
      const [general, profit] = [draw.int(50, 190, 10) * 1000, draw.int(45, 165, 8) * 1000]
      const debentures = draw.int(15, 35) * 10_000
      const funds = ordinary + premium + general + profit
      return asked(draw, {
        ask: `From these balances of a company, calculate the shareholders' funds.${list([
          ['Ordinary share capital', ordinary],
          ['Share premium', premium],
          ['General reserve', general],
          ['Profit and loss account (credit)', profit],
          ['Debentures', debentures],
        ])}`.trim(),
        answer: funds,
        slips: {
          'counted the debentures': funds + debentures,
          'left out the share premium': funds - premium,
          'left out the reserve': funds - general,
          'took the debentures off': funds - debentures,
        },
        work: `Debentures are a loan. Capital, premium, reserve and profit together are`,
      })
    },
  }),
  template({
    id: 'bonus-shares',
    topic: '11.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [every, shares, nominal] = [draw.int(3, 8), draw.int(20, 90) * 1000, draw.pick([1, 2, 5])]
      const [premium, general] = [shares * nominal - draw.int(5, 15) * 1000, draw.int(60, 150, 5) * 1000]
      const missing = shares * nominal - premium
      draw.need(premium > 20_000 && general - missing > 20_000)
      return asked(draw, {
        ask: `A company with ${num(shares * every)} ordinary shares of ₦${nominal} each issues one bonus share for every ${every} held. It uses its whole share premium of ${naira(premium)} first, and then its general reserve of ${naira(general)}. What is the balance of the general reserve after the issue?`,
        answer: general - missing,
        slips: {
          'gave what is taken from the reserve': missing,
          'left out the share premium': general - shares * nominal,
          'added what is needed': general + missing,
          'gave the nominal value of the bonus shares': shares * nominal,
        },
        work: `${num(shares)} bonus shares need ${naira(shares * nominal)}, of which the premium covers all but ${naira(missing)}. The reserve falls to`,
      })
    },
  }),
]
