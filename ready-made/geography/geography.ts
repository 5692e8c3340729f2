import type { SubjectBank } from '../make/subject.ts'
import { geographyTopics } from '../topics/geography.ts'
import { africa } from './africa.facts.ts'
import { barsAndBasinsSolvers } from './bars-and-basins.solve.ts'
import { barsAndBasins } from './bars-and-basins.templates.ts'
import { earthAndRocks } from './earth-and-rocks.facts.ts'
import { earthAndWeatherSolvers } from './earth-and-weather.solve.ts'
import { earthAndWeather } from './earth-and-weather.templates.ts'
import { environment } from './environment.facts.ts'
import { landAndTravelSolvers } from './land-and-travel.solve.ts'
import { landAndTravel } from './land-and-travel.templates.ts'
import { landforms } from './landforms.facts.ts'
import { mapsSolvers } from './maps.solve.ts'
import { maps } from './maps.templates.ts'
import { nigeria } from './nigeria.facts.ts'
import { nigeriaAtWork } from './nigeria-at-work.facts.ts'
import { nigerians } from './nigerians.facts.ts'
import { peopleAndTradeSolvers } from './people-and-trade.solve.ts'
import { peopleAndTrade } from './people-and-trade.templates.ts'
import { resources } from './resources.facts.ts'
import { soilAndVegetation } from './soil-and-vegetation.facts.ts'

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
    { name: 'earth-and-rocks', items: earthAndRocks, solvers: [] },
    { name: 'landforms', items: landforms, solvers: [] },
    { name: 'soil-and-vegetation', items: soilAndVegetation, solvers: [] },
    { name: 'resources', items: resources, solvers: [] },
    { name: 'environment', items: environment, solvers: [] },
    { name: 'nigeria', items: nigeria, solvers: [] },
    { name: 'nigerians', items: nigerians, solvers: [] },
    { name: 'nigeria-at-work', items: nigeriaAtWork, solvers: [] },
    { name: 'africa', items: africa, solvers: [] },
  ],
}
