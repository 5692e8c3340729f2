import type { SubjectBank } from '../make/subject.ts'
import { geographyTopics } from '../topics/geography.ts'
import { barsAndBasinsSolvers } from './bars-and-basins.solve.ts'
import { barsAndBasins } from './bars-and-basins.templates.ts'
import { earthAndWeatherSolvers } from './earth-and-weather.solve.ts'
import { earthAndWeather } from './earth-and-weather.templates.ts'
import { landAndTravelSolvers } from './land-and-travel.solve.ts'
import { landAndTravel } from './land-and-travel.templates.ts'
import { mapsSolvers } from './maps.solve.ts'
import { maps } from './maps.templates.ts'
import { peopleAndTradeSolvers } from './people-and-trade.solve.ts'
import { peopleAndTrade } from './people-and-trade.templates.ts'

export const geography: SubjectBank = {
  subject: 'Geography',
  folder: 'geography',
  topics: geographyTopics,
  files: [
    { name: 'maps', items: maps, solvers: mapsSolvers },
    { name: 'earth-and-weather', items: earthAndWeather, solvers: earthAndWeatherSolvers },
    { name: 'people-and-trade', items: peopleAndTrade, solvers: peopleAndTradeSolvers },
    { name: 'land-and-travel', items: landAndTravel, solvers: landAndTravelSolvers },
    { name: 'bars-and-basins', items: barsAndBasins, solvers: barsAndBasinsSolvers },
  ],
}
