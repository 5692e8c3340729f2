import type { Topic } from '../make/subject.ts'

/** In the order of the published syllabus; a letter or number alone is a part of it, and no question's topic unless it has no leaves. */
export const economicsTopics: readonly Topic[] = [
  { code: '1', name: 'Definition and Scope of Economics' },
  { code: '2', name: 'Factors of Production' },
  { code: '3', name: 'Economic Systems' },
  { code: '4', name: 'Basic Tools of Economic Analysis' },
  { code: '5', name: 'Demand' },
  { code: '6', name: 'Supply' },
  { code: '7', name: 'Theory of Consumer Behaviour' },
  { code: '8', name: 'Price Determination' },
  { code: '9', name: 'Theory of Production' },
  { code: '10', name: 'Theory of Costs and Revenue' },
  { code: '11', name: 'Market Structures' },
  { code: '12', name: 'Business Organisations' },
  { code: '13', name: 'Distributive Trade' },
  { code: '14', name: 'Population and Labour Market' },
  { code: '15', name: 'Agriculture' },
  { code: '16', name: 'Industrialisation' },
  { code: '17', name: 'National Income' },
  { code: '18', name: 'Money and Inflation' },
  { code: '19', name: 'Financial Institutions' },
  { code: '20', name: 'Public Finance' },
  { code: '21', name: 'Economic Growth and Development' },
  { code: '22', name: 'International Trade and Balance of Payments' },
  { code: '23', name: 'Economic Integration and International Economic Organisations' },
  { code: '24', name: 'Petroleum and the Nigerian Economy' },
]
