import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { amounts, posted, rowsOf } from './double-entry.ts'

/** By the entries of the company, and by paying out each option. */
export const companiesSolvers: Solver[] = [
  {
    // What was received is share capital and, with the option, premium.
    of: ['share-premium'],
    solve: ({ read }) => {
      const [shares = 0, nominal = 0, price = 0] = amounts(
        read,
        'issued ([\\d,]+) ordinary shares of # each at #, and all were paid for\\. What amount is credited to the share premium',
      )
      return ({ value }) => near(shares * nominal + value, shares * price)
    },
  },
  {
    // What was not received of the nominal value is the discount.
    of: ['debentures-at-a-discount'],
    solve: ({ read }) => {
      const [many = 0, nominal = 0, percent = 0] = amounts(
        read,
        '^([\\d,]+) debentures of # each were issued at a discount of @%\\. How much did the company receive',
      )
      return ({ value }) => near((1 - value / many / nominal) * 100, percent)
    },
  },
  {
    // Kobo of every application, less kobo kept for every share allotted.
    of: ['application-money-returned'],
    solve: ({ read }) => {
      const [offered = 0, kobo = 0, applied = 0] = amounts(
        read,
        'offered ([\\d,]+) shares of ₦1 each: @ kobo on application and [\\d.]+ kobo on allotment\\. Applications came for ([\\d,]+) shares, and the money for those not allotted was returned',
      )
      const balance = posted([
        ['bank', 'applicants', (applied * kobo) / 100],
        ['applicants', 'share capital', (offered * kobo) / 100],
      ])
      return -balance('applicants')
    },
  },
  {
    of: ['calls-in-arrears'],
    solve: ({ read }) => {
      const [shares = 0, first = 0, call = 0, unpaid = 0] = amounts(
        read,
        '^([\\d,]+) shares of ₦1 each were issued\\. @ kobo a share was received on application and allotment, and a first call of @ kobo was made, which holders of ([\\d,]+) shares did not pay\\. How much cash has been received',
      )
      // What was called up is received or in arrears.
      return ({ value }) => near(value * 100 + unpaid * call, shares * (first + call))
    },
  },
  {
    of: ['shares-reissued-after-forfeit'],
    solve: ({ read }) => {
      const [shares = 0, paid = 0, again = 0] = amounts(
        read,
        '^([\\d,]+) shares of ₦1 each, on which @ kobo had been paid, were forfeited and reissued as fully paid at @ kobo each',
      )
      // Both holders together paid the nominal value and the gain.
      return ({ value }) => near(shares * 100 + value * 100, shares * (paid + again))
    },
  },
  {
    of: ['dividend-on-paid-up-capital'],
    solve: ({ read }) => {
      const [issued = 0, paid = 0, percent = 0] = amounts(
        read,
        'ordinary shares of ₦1 each\\. ([\\d,]+) are issued, with @ kobo paid on each\\. A dividend of @% is declared on the paid-up capital',
      )
      return ({ value }) => near((value / issued) * 100, (paid * percent) / 100)
    },
  },
  {
    // Everybody is paid; nothing is left over.
    of: ['dividend-per-ordinary-share'],
    solve: ({ read }) => {
      const [ordinary = 0, preference = 0, percent = 0, profit = 0] = amounts(
        read,
        'has ([\\d,]+) ordinary shares of ₦1 each and ([\\d,]+) preference shares of ₦1 each at @%\\. If the whole profit of # is paid out as dividends, how much is paid on one ordinary share',
      )
      return ({ value }) => near((ordinary * value) / 100 + (preference * percent) / 100, profit)
    },
  },
  {
    of: ['profit-carried-forward'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      if (all.length !== 5) throw new Error(`another account: ${text}`)
      return -posted([
        ['opening', 'appropriation', of('Profit brought forward')],
        ['profit and loss', 'appropriation', of('Net profit for the year')],
        ['appropriation', 'reserve', of('Transfer to general reserve')],
        ['appropriation', 'preference dividend', of('Preference dividend')],
        ['appropriation', 'ordinary dividend', of('Ordinary dividend')],
      ])('appropriation')
    },
  },
  {
    // Month by month, until it is paid.
    of: ['debenture-interest-owing'],
    solve: ({ read }) => {
      const [percent = 0, debentures = 0, paid = 0] = amounts(
        read,
        'has had @% debentures of # for the whole year, and # has been paid as interest on them\\. How much debenture interest is accrued',
      )
      let owing = -paid
      for (let month = 0; month < 12; month += 1) owing += (debentures * percent) / 1200
      return ({ value }) => near(value, owing)
    },
  },
  {
    of: ['shareholders-funds'],
    solve: ({ text }) => {
      const { of, all } = rowsOf(text)
      const everything = all.reduce((sum, [, amount]) => sum + amount, 0)
      if (all.length !== 5) throw new Error(`another table: ${text}`)
      return ({ value }) => near(value + of('Debentures'), everything)
    },
  },
  {
    of: ['bonus-shares'],
    solve: ({ read }) => {
      const [shares = 0, nominal = 0, held = 0, premium = 0, reserve = 0] = amounts(
        read,
        'with ([\\d,]+) ordinary shares of # each issues one bonus share for every @ held\\. It uses its whole share premium of # first, and then its general reserve of #\\.',
      )
      // Reserves before are reserves after and the nominal value of the new shares.
      return ({ value }) => near(value + (shares / held) * nominal, premium + reserve)
    },
  },
]
