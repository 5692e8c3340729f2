import { mayHaveMaths } from '../../bank/question.ts'

/**
 * What formulas of schools say and is drawn in the letters of every formula. A test holds each against the program that draws
 * (web/src/platform/markdown/usual-maths.test.ts).
 */
export const usualCommands: ReadonlySet<string> = new Set(
  `
    frac dfrac tfrac cfrac binom dbinom tbinom sqrt overset underset stackrel choose over left right middle begin end
    big Big bigg Bigg bigl bigr Bigl Bigr text textrm mathrm operatorname displaystyle textstyle limits hline phantom
    overline underline overbrace underbrace overrightarrow overleftarrow vec hat widehat bar dot ddot tilde boxed
    sin cos tan sec csc cot arcsin arccos arctan sinh cosh tanh log ln lg exp lim det max min gcd arg sum prod int oint
    alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi rho varrho sigma
    tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega ell partial nabla infty
    times div pm mp cdot ast circ degree bullet prime oplus otimes le leq ge geq ne neq lt gt approx equiv cong sim simeq
    propto to gets rightarrow leftarrow leftrightarrow longrightarrow Rightarrow Leftarrow Leftrightarrow iff implies
    uparrow downarrow rightleftharpoons mapsto angle triangle parallel perp mid colon in notin ni cup cap subset supset
    subseteq supseteq setminus emptyset forall exists neg lnot land lor wedge vee dots ldots cdots vdots ddots quad qquad
    space enspace lbrace rbrace lbrack rbrack langle rangle lfloor rfloor lceil rceil lvert rvert vert
  `
    .trim()
    .split(/\s+/),
)

/** After a backslash: spaces, a new line, and signs that stand for themselves. */
export const usualEscapes = ' ,;:!{}%$&#_|\\'

/** Signs beside those of a keyboard that are drawn so, or in no letters of formulas at all. */
export const usualSign =
  /^(?:[\n\r\t -~\u00a0-\u00a4\u00a6-\u00ef\u00f1-\u024f\u0391-\u03c9\u1e00-\u1eff\u2010-\u203a₦€←↑→↓⇒⇔∀∂∃∅∆∇∈∉∋∏∑−∓∘∙√∝∞∠∥∧∨∩∪∫≈≠≡≤≥⊂⊃⊆⊇⊥]|[\u0300-\u036f])*$/

/**
 * Whether formulas of these texts may need more than the letters of every formula: bold and script ones, signs of the American
 * Mathematical Society, chemistry. Whatever is not known here may, and what a text says beside its formulas is read with them.
 */
export function needsRareMaths(texts: readonly string[]): boolean {
  return texts.some((text) => mayHaveMaths(text) && !(usualSign.test(text) && commandsIn(text).every(isUsual)))
}

/** What follows each backslash: a word, or one sign. */
function commandsIn(text: string): string[] {
  return Array.from(text.matchAll(/\\([a-zA-Z]+|[\s\S])?/g), ([, command = '']) => command)
}

function isUsual(command: string): boolean {
  return usualCommands.has(command) || (command.length === 1 && usualEscapes.includes(command))
}
