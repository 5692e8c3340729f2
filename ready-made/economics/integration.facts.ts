import { britannica, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const levels =
  'International Training Centre of the ILO, Economic integration https://training.itcilo.org/actrav_cdrom1/english/global/globe/integrfo.htm'
const steps =
  'TutorChase, Levels of economic integration https://tutorchase.com/answers/ib/economics/what-are-the-primary-levels-of-economic-integration'
const roles =
  'Finance Train, IMF, World Bank and WTO https://financetrain.com/role-of-international-organizations-imf-world-bank-and-wto'
const africa =
  'StopLearn, International economic organisations https://stoplearn.com/international-economic-organization/'

export const integration = [
  terms({
    id: 'level-of-integration',
    topic: '23',
    difficulty: 'Hard',
    ask: (says) => `Which form of economic integration is it when members ${says}?`,
    rows: [
      {
        says: 'only lower the duties on some of the goods that they buy from one another',
        is: 'Preferential trade area',
        why: 'Duties stay, but members are preferred to others, which is the loosest form',
        sources: [levels, steps],
      },
      {
        says: 'charge one another no duties, while each keeps its own tariff against all others',
        is: 'Free trade area',
        why: 'Goods of members move without duty, and nothing is agreed about the rest of the world',
        sources: [levels, steps],
      },
      {
        says: 'charge one another no duties and have a common external tariff, but do not let workers move freely',
        is: 'Customs union',
        why: 'One tariff against outsiders is what this form adds to free trade between members',
        sources: [levels, steps],
      },
      {
        says: 'add the free movement of labour and capital to free trade and a common external tariff',
        is: 'Common market',
        why: 'Factors of production may cross borders as goods do, while economic policy is still each member’s own',
        also: ['Economic union'],
        sources: [levels, steps],
      },
      {
        says: 'go beyond the free movement of goods and workers and follow a common economic policy',
        is: 'Economic union',
        why: 'Members give up part of the control over money, taxes and spending, which is the closest form',
        sources: [levels, steps],
      },
    ],
  }),
  terms({
    id: 'organisation-of-task',
    topic: '23',
    difficulty: 'Medium',
    ask: (says) => `Which organisation ${says}?`,
    rows: [
      {
        says: 'helps members with short-term loans when their balance of payments is in difficulty',
        is: 'International Monetary Fund',
        why: 'It was set up in 1944 to keep exchange rates and payments between countries in order',
        sources: [roles, wikipedia('International_Monetary_Fund')],
      },
      {
        says: 'gives poorer countries all over the world long-term loans for development projects',
        is: 'World Bank',
        why: 'It was set up in 1944 for reconstruction after the war, and turned to development later',
        also: ['African Development Bank', 'International Monetary Fund'],
        sources: [roles, wikipedia('World_Bank')],
      },
      {
        says: 'took the place of GATT in 1995 and settles disputes over the rules of trade',
        is: 'World Trade Organization',
        why: 'Members bring complaints over duties and subsidies before its panels',
        sources: [roles, wikipedia('World_Trade_Organization')],
      },
      {
        says: 'was founded at Lagos in 1975 to join the economies of West Africa',
        is: 'ECOWAS',
        why: 'Its treaty aims at free movement of goods and people from Senegal to Nigeria',
        sources: [africa, wikipedia('Economic_Community_of_West_African_States')],
      },
      {
        says: 'was founded at Baghdad in 1960 to bring the oil policies of its members together',
        is: 'OPEC',
        why: 'Exporters agree on how much crude oil to produce, and Nigeria joined them in 1971',
        sources: [britannica('topic/OPEC'), wikipedia('OPEC')],
      },
      {
        says: 'is the body of the United Nations at Addis Ababa for the development of Africa',
        is: 'ECA',
        why: 'It was founded in 1958, studies African economies and helped to start a bank for them',
        sources: [africa, wikipedia('United_Nations_Economic_Commission_for_Africa')],
      },
      {
        says: 'is a conference of the United Nations, first held in 1964, on trade as a help to poorer countries',
        is: 'UNCTAD',
        why: 'It asks for better access and prices for the exports of developing countries',
        sources: ['UNCTAD, About https://unctad.org/about', wikipedia('UN_Trade_and_Development')],
      },
      {
        says: 'lends money for development to countries of Africa only',
        is: 'African Development Bank',
        why: 'It was founded in 1964, and pays for roads, power and farming from Morocco to Mozambique',
        sources: [
          'IMF, Directory of organisations http://www.imf.org/external/np/sec/decdo/contents.htm',
          wikipedia('African_Development_Bank'),
        ],
      },
    ],
  }),
]
