type SampleQuestion = {
  text: string
  /** Four, shown with the letters A to D. */
  options: [string, string, string, string]
  right: 'A' | 'B' | 'C' | 'D'
}

/** The 15 mathematics questions of the sample paper. The test works out each right answer. */
export const sampleQuestions: SampleQuestion[] = [
  {
    text: 'Simplify $\\frac{3}{4} + \\frac{2}{3}$.',
    options: ['$\\frac{5}{7}$', '$1\\frac{5}{12}$', '$\\frac{5}{12}$', '$1\\frac{1}{12}$'],
    right: 'B',
  },
  { text: 'Solve the equation $2x + 7 = 19$.', options: ['$x = 6$', '$x = 5$', '$x = 12$', '$x = 13$'], right: 'A' },
  { text: 'Find 15% of ₦120,000.', options: ['₦12,000', '₦15,000', '₦18,000', '₦20,000'], right: 'C' },
  {
    text: 'Find the roots of $x^2 - 5x + 6 = 0$.',
    options: ['$-1$ and $-6$', '$1$ and $6$', '$-2$ and $-3$', '$2$ and $3$'],
    right: 'D',
  },
  {
    text: 'Write 0.000456 in standard form.',
    options: ['$4.56 \\times 10^{-4}$', '$4.56 \\times 10^{4}$', '$45.6 \\times 10^{-4}$', '$4.56 \\times 10^{-3}$'],
    right: 'A',
  },
  {
    text: 'A trader buys a bag of rice for ₦40,000 and sells it for ₦46,000. What is the percentage profit?',
    options: ['6%', '13%', '15%', '60%'],
    right: 'C',
  },
  { text: 'Evaluate $\\log_{10} 1000$.', options: ['$2$', '$3$', '$10$', '$100$'], right: 'B' },
  {
    text: 'The angles of a triangle are in the ratio 2 : 3 : 4. Find the largest angle.',
    options: ['40°', '60°', '90°', '80°'],
    right: 'D',
  },
  {
    text: 'Find the area of a circle of radius 7 cm. Take $\\pi = \\frac{22}{7}$.',
    options: ['44 cm²', '154 cm²', '49 cm²', '308 cm²'],
    right: 'B',
  },
  { text: 'Convert $1011_2$ to a number in base ten.', options: ['11', '13', '9', '22'], right: 'A' },
  { text: 'Find the mean of 4, 8, 6, 5 and 7.', options: ['5', '5.5', '6', '7.5'], right: 'C' },
  {
    text: 'Find the gradient of the straight line through the points (1, 2) and (4, 11).',
    options: ['$\\frac{1}{3}$', '$\\frac{13}{5}$', '$9$', '$3$'],
    right: 'D',
  },
  {
    text: 'The two shorter sides of a right-angled triangle are 5 cm and 12 cm. How long is the hypotenuse?',
    options: ['13 cm', '17 cm', '7 cm', '60 cm'],
    right: 'A',
  },
  {
    text: 'A fair die is thrown once. What is the probability of a number greater than 4?',
    options: ['$\\frac{1}{6}$', '$\\frac{1}{3}$', '$\\frac{1}{2}$', '$\\frac{2}{3}$'],
    right: 'B',
  },
  {
    text: 'Find the simple interest on ₦50,000 for 3 years at 8% a year.',
    options: ['₦4,000', '₦8,000', '₦12,000', '₦62,000'],
    right: 'C',
  },
]
