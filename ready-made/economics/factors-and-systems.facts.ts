import { openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const factors = 'IGCSE360, Factors of production https://www.igcse360.com/economics/econ02.html'
const notes = 'Class Notes, Factors of production https://classnotes.ng/lesson/factor-of-production-jss1/'
const rewards =
  'Economics Online, Factors of production https://www.economicsonline.co.uk/definitions/factors_of_production.html/'
const mobility = 'Exercises, Factors of production https://www.exercises.lol/learn/a_level_economics/0103'
const systems = openStax('principles-economics-3e', '1-4-how-to-organize-economies-an-overview-of-economic-systems')
const types = 'BrainRush, Types of economic systems http://www.brainrush.com/lesson/types-of-economic-systems-4'
const forms =
  'eBooks Kenya, Forms of economic systems https://www.ebookskenya.com/the-three-main-forms-of-economic-systems/'
const capitalism =
  'MMRCSE, Features of capitalism https://mmrcse.blogspot.com/2018/11/mention-major-features-of-capitalism.html'
const features = 'Jiskha, Features of capitalism https://www.jiskha.com/display.cgi?id=1168951280'

export const factorsAndSystems = [
  terms({
    id: 'factor-of-example',
    topic: '2',
    difficulty: 'Easy',
    ask: (says) => `To which factor of production does ${says} belong?`,
    rows: [
      {
        says: 'crude oil that still lies under the sea bed off Bonny',
        is: 'Land',
        why: 'It is a gift of nature that nobody has made',
        sources: [factors, notes],
      },
      {
        says: 'the stock of wild fish in the River Niger',
        is: 'Land',
        why: 'In economics all natural resources count under this factor, water and its fish too',
        sources: [factors, notes],
      },
      {
        says: 'the teaching of a class by a salaried teacher',
        is: 'Labour',
        why: 'It is an effort of the mind, made for pay',
        sources: [factors, notes],
      },
      {
        says: 'the laying of blocks by a hired bricklayer',
        is: 'Labour',
        why: 'It is an effort of the body, made for pay',
        sources: [factors, notes],
      },
      {
        says: 'the sewing machine of a tailor',
        is: 'Capital',
        why: 'It was made by people, and is used to make other things',
        sources: [factors, notes],
      },
      {
        says: 'the building in which a bakery has its ovens',
        is: 'Capital',
        why: 'It was made by people, and helps to produce bread for years',
        sources: [factors, notes],
      },
      {
        says: 'the bringing together of workers, machines and premises at one’s own risk',
        is: 'Enterprise',
        why: 'Somebody has to combine the other factors and bear the loss if it fails',
        sources: [factors, rewards],
      },
      {
        says: 'the readiness of a founder to lose her savings if her new business fails',
        is: 'Enterprise',
        why: 'To bear the risk is the task of an entrepreneur, and of no other factor',
        sources: [factors, rewards],
      },
    ],
  }),
  terms({
    id: 'reward-of-factor',
    topic: '2',
    difficulty: 'Easy',
    ask: (says) => `What is the reward of ${says} as a factor of production?`,
    rows: [
      { says: 'land', is: 'Rent', why: 'Its owner is paid for letting others use it', sources: [rewards, notes] },
      {
        says: 'labour',
        is: 'Wages',
        why: 'Workers are paid for their effort by the hour, the month or the piece',
        sources: [rewards, factors],
      },
      {
        says: 'capital',
        is: 'Interest',
        why: 'Who lends money for machines is paid for doing without it meanwhile',
        sources: [rewards, notes],
      },
      {
        says: 'enterprise',
        is: 'Profit',
        why: 'What is left when the other factors have been paid goes to whoever bore the risk',
        sources: [rewards, factors],
      },
    ],
  }),
  terms({
    id: 'term-of-labour',
    topic: '2',
    difficulty: 'Medium',
    ask: (says) => `What is shown when ${says}?`,
    rows: [
      {
        says: 'a mechanic leaves Aba for better pay as a mechanic in Abuja',
        is: 'Geographical mobility',
        why: 'The worker moves to another place and keeps the same kind of job',
        sources: [mobility, wikipedia('Labor_mobility')],
      },
      {
        says: 'a typist is trained again and becomes a nurse in the same town',
        is: 'Occupational mobility',
        why: 'The worker moves to another kind of job and stays in the same place',
        sources: [mobility, wikipedia('Labor_mobility')],
      },
      {
        says: 'in a shoe factory one worker only cuts, another only sews and a third only glues',
        is: 'Division of labour',
        why: 'A job is split up into small tasks, each done by somebody else',
        sources: [mobility, wikipedia('Division_of_labour')],
      },
      {
        says: 'each worker of a mill turns out more bags of flour in an hour than last year',
        is: 'Labour productivity',
        why: 'Output for each hour of work is measured, and it has risen',
        sources: [
          openStax('principles-economics-3e', '20-2-labor-productivity-and-economic-growth'),
          wikipedia('Workforce_productivity'),
        ],
      },
    ],
  }),
  terms({
    id: 'system-of-feature',
    topic: '3',
    difficulty: 'Easy',
    ask: (says) => `In which type of economy ${says}?`,
    rows: [
      {
        says: 'are factories and land privately owned and prices left to demand and supply',
        is: 'Capitalist economy',
        why: 'Private owners produce for profit, and the market tells them what is wanted',
        sources: [systems, forms],
      },
      {
        says: 'may firms make and charge what they like without interference by the state',
        is: 'Capitalist economy',
        why: 'In its pure form the system leaves business to private persons, which is called laissez-faire',
        sources: [types, forms],
      },
      {
        says: 'do officials of a planning board decide what every factory has to make',
        is: 'Socialist economy',
        why: 'A central plan takes the place of the market',
        sources: [systems, types],
      },
      {
        says: 'does the state own nearly all of the means of production',
        is: 'Socialist economy',
        why: 'Land and factories are held in common, and are to serve the welfare of all',
        sources: [
          'Cashfees, Characteristics of economic systems http://cashfees.blogspot.com/2015/04/characteristics-of-economic-system.html',
          forms,
        ],
      },
      {
        says: 'do private firms and public corporations work side by side',
        is: 'Mixed economy',
        why: 'Markets decide much, and the state owns, regulates or supplies the rest',
        sources: [types, forms],
      },
      {
        says: 'does the state leave most trade to the market but supply schools and hospitals itself',
        is: 'Mixed economy',
        why: 'The system joins features of private enterprise with features of planning',
        sources: [types, forms],
      },
      {
        says: 'do people make what their parents made, in the way that custom lays down',
        is: 'Traditional economy',
        why: 'Custom answers what, how and for whom to produce, and little changes',
        sources: [systems, types],
      },
      {
        says: 'do families live on what they farm, hunt and gather, and barter the little that is left',
        is: 'Traditional economy',
        why: 'Most production is for use and not for sale, and money hardly matters',
        sources: [systems, types],
      },
    ],
  }),
  terms({
    id: 'term-of-system',
    topic: '3',
    difficulty: 'Hard',
    ask: (says) => `Which term means ${says}?`,
    rows: [
      {
        says: 'the working of demand and supply that settles what things cost and what is made',
        is: 'Price mechanism',
        why: 'A shortage raises prices, and higher prices draw more producers in',
        also: ['Free enterprise'],
        sources: [capitalism, wikipedia('Price_mechanism')],
      },
      {
        says: 'the power of buyers to decide by their spending what is produced',
        is: 'Consumer sovereignty',
        why: 'What is not bought is soon not made, so that the buyer is king',
        also: ['Price mechanism'],
        sources: [capitalism, wikipedia('Consumer_sovereignty')],
      },
      {
        says: 'the wish for gain that moves the owners of firms to produce',
        is: 'Profit motive',
        why: 'Owners take risks because what is left over is theirs',
        sources: [capitalism, features],
      },
      {
        says: 'the right of anybody to start whatever lawful business he or she likes',
        is: 'Free enterprise',
        why: 'Nobody needs to be told by the state what to make or where to work',
        also: ['Private property'],
        sources: [
          capitalism,
          'StudyPage, Types of economies https://www.studypage.in/economics/capitalist-socialist-mixed-economies',
        ],
      },
      {
        says: 'the right of persons to own land and machines, to sell them and to leave them to their heirs',
        is: 'Private property',
        why: 'What is one’s own can be kept, used, sold or inherited',
        sources: [capitalism, features],
      },
      {
        says: 'the fixing of output and prices for the whole country by one authority',
        is: 'Central planning',
        why: 'Orders of the state, and not the market, tell producers what to make',
        sources: [systems, forms],
      },
    ],
  }),
]
