/** The pages that every brand has, in English. */
import type { ShippedPages } from '#content/shipped/form'

const dictionary = `
<p>The words that you meet while you make a bet, with examples.</p>
<h2>Kinds of bets</h2>
<h3>Single</h3>
<p>A bet on one selection. The return is your stake times the odds: 100 at odds of 1.85 returns 185.</p>
<h3>Multiple (accumulator)</h3>
<p>Selections from different matches on one slip. The odds are multiplied, and all selections must win. Three selections at 1.50 × 2.00 × 1.80 give total odds of 5.40.</p>
<h3>Selections of one match</h3>
<p>A slip may hold several selections of the same match. Each combination of them is a line of its own, and your stake is multiplied by the number of lines.</p>
<h3>System</h3>
<p>A bet that can win although some of its selections lose. A 3 from 4 system holds four trebles: when three selections win, one treble is paid. The whole stake is the stake for each line times the number of lines.</p>
<h3>Banker</h3>
<p>A selection that stands in every line of a system. If it loses, no line wins.</p>
<h2>Markets</h2>
<h3>Match result (1 X 2)</h3>
<p>1 is a home win, X a draw, 2 an away win. Extra time does not count.</p>
<h3>Double chance</h3>
<p>Two of the three results at once: 1X, 12 or X2.</p>
<h3>Draw no bet</h3>
<p>If the match is drawn, your stake is returned; in a multiple the selection counts as 1.00.</p>
<h3>Handicap</h3>
<p>One team starts with goals in hand. With a handicap of 0:1, a home win by 2-1 is a 2-2 draw.</p>
<h3>Asian handicap</h3>
<p>There is no draw. On a quarter line such as −0.25 the stake is split in two, so that half of it may win while the other half is returned.</p>
<h3>Over / under</h3>
<p>Whether the goals, points, sets or corners of a match are more or fewer than the line. Over 2.5 needs three goals.</p>
<h3>Both teams to score</h3>
<p>Yes: each team scores at least once. No: at least one team does not.</p>
<h3>Half time / full time</h3>
<p>The result at the break and at the end. 1/2 means that the home team leads at the break and the away team wins.</p>
<h2>Other words</h2>
<table><tbody>
<tr><th scope="row">Odds</th><td>How many times your stake a winning bet returns.</td></tr>
<tr><th scope="row">Minimum selections</th><td>How many selections a slip with this match must have.</td></tr>
<tr><th scope="row">Live bet</th><td>A bet while the match is played. Prices move, and the bet is confirmed after a few seconds.</td></tr>
<tr><th scope="row">Cash out</th><td>Selling a bet that is still open at the price on offer.</td></tr>
<tr><th scope="row">Void (1.00)</th><td>A selection of a postponed or abandoned match counts as 1.00.</td></tr>
</tbody></table>`

const help = `
<h2>Your account</h2>
<h3>How do I open an account?</h3>
<p>Choose Register at the top of the page and fill in the form as your papers say. You must be at least 18, and everybody may have one account only.</p>
<h3>I have forgotten my password</h3>
<p>Choose “Forgot password” where you sign in, and we send you a link. If no mail arrives, look into your spam folder.</p>
<h3>Where do I change my details?</h3>
<p>On your account page. Write to us to change your name, date of birth or identity number.</p>
<h2>Bets</h2>
<h3>Can I cancel a bet?</h3>
<p>A bet made before the match can be cancelled on its page for a short time. Live bets cannot be cancelled.</p>
<h3>The odds changed while I made my bet</h3>
<p>You see the new odds, and nothing is placed until you accept them. You may also choose to accept all changes.</p>
<h3>What happens when a match is postponed?</h3>
<p>If it is not played within the time that the rules name, the selection counts as 1.00 and the rest of the bet goes on.</p>
<h3>When are winnings paid?</h3>
<p>When the result of the last match has been entered, mostly within minutes. Your transactions show every payment.</p>
<h2>Deposits and withdrawals</h2>
<h3>How much can I pay in?</h3>
<p>Least and greatest amount depend on the method and stand beside it.</p>
<h3>Why is my withdrawal waiting?</h3>
<p>Withdrawals are sent after a check of identity and safety. The name must be that of the account.</p>
<h2>More help</h2>
<p>If your question is not answered here, write to us. With the number of your bet we can answer sooner.</p>`

const about = `
<p>{brand} offers sports betting that is fast, clear and fair. Football, basketball, tennis, volleyball: hundreds of matches every day, with prices before and during play.</p>
<h2>What we stand for</h2>
<ul>
<li><strong>Clarity:</strong> you see every step of a bet, its odds and its result in your account.</li>
<li><strong>Speed:</strong> prices move at once, and settled bets are paid without delay.</li>
<li><strong>Safety:</strong> your data travel encrypted, and you can protect your account by a second step at sign-in.</li>
<li><strong>Responsibility:</strong> limits, breaks and exclusion are always at hand.</li>
</ul>
<h2>Contact</h2>
<p>For ideas, questions and complaints, write to us: our accounts stand at the foot of the page.</p>`

const terms = `
<p>By using {brand} you accept these rules.</p>
<h2>1. Accounts</h2>
<ol>
<li>Players must be at least 18. Proof of age and identity may be asked for at any time.</li>
<li>Everybody may have one account only. It cannot be passed on or used for somebody else.</li>
<li>The details of an account must be true and up to date.</li>
<li>You keep your password secret.</li>
</ol>
<h2>2. Bets</h2>
<ol>
<li>A bet stands once our server has accepted it and given it a number. Its odds then no longer change.</li>
<li>Live bets are accepted after a few seconds; if price, score or state of the match change meanwhile, the bet may be refused.</li>
<li>A bet on an event that had begun, or whose result was known, is void and its stake is returned.</li>
<li>A selection with an obvious mistake in odds, team or line is settled at the right odds or at 1.00.</li>
<li>The most that a bet can pay is written on it.</li>
</ol>
<h2>3. Results</h2>
<ol>
<li>Results follow official sources. Unless it is said otherwise, regular time counts, without extra time and penalties.</li>
<li>A wrong result is corrected, and bets are settled again.</li>
<li>Selections of postponed or abandoned matches count as 1.00 if the match is not finished in time.</li>
</ol>
<h2>4. Money</h2>
<ol>
<li>Deposits and withdrawals are made with accounts in your own name only.</li>
<li>Your identity may be checked before a withdrawal.</li>
<li>Amounts credited by mistake are taken back.</li>
</ol>
<h2>5. Abuse</h2>
<p>Where we find several accounts of one person, collusion, fraud, match fixing or automatic play, bets may be void and the account closed.</p>
<h2>6. Complaints</h2>
<p>You can object in writing within 30 days after a bet was settled.</p>`

const responsible = `
<p>Betting is entertainment, not a way to earn money. Never play with money that you cannot afford to lose. {brand} is for people of <strong>18 and over</strong> only.</p>
<h2>You are in control</h2>
<ul>
<li><strong>Limits:</strong> set the most that you pay in, lose or stake in a day, a week or a month. A lower limit holds at once, a higher one after a waiting time.</li>
<li><strong>Reality check:</strong> at intervals that you choose we show how long you have played and what you have won or lost.</li>
<li><strong>Time-out:</strong> close your account for play for a short while.</li>
<li><strong>Self-exclusion:</strong> close it for a long time or for good. You can always withdraw your money.</li>
</ul>
<h2>Ask yourself</h2>
<ul>
<li>Do I raise my stakes to win back what I have lost?</li>
<li>Do I borrow money to bet, or leave bills unpaid?</li>
<li>Do I hide from others how much I play?</li>
<li>Am I restless when I do not play?</li>
</ul>
<p>If one answer is yes, take a break and look for help.</p>
<h2>Where to find help</h2>
<p>Talk to your doctor or to a counselling centre near you. This page also names the help line nearest to you.</p>
<h2>Protect those under 18</h2>
<p>Keep your password to yourself, sign out on shared computers, and use parental controls where children have access.</p>`

const pages: ShippedPages = {
  5: { title: 'Betting dictionary', body: dictionary },
  6: { title: 'Help and questions', body: help },
  7: { title: 'About us', body: about },
  9: { title: 'Terms and conditions', body: terms },
  10: { title: 'Responsible gambling', body: responsible },
}

export default pages
