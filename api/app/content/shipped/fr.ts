/** The pages that every brand has, in French. */
import type { ShippedPages } from '#content/shipped/form'

const dictionary = `
<p>Les mots que vous rencontrez en pariant, avec des exemples.</p>
<h2>Types de paris</h2>
<h3>Pari simple</h3>
<p>Un pari sur une seule sélection. Le paiement est la mise multipliée par la cote : 100 à une cote de 1,85 rapportent 185.</p>
<h3>Pari combiné</h3>
<p>Des sélections de matchs différents sur un même coupon. Les cotes se multiplient et toutes les sélections doivent être gagnantes. Trois sélections à 1,50 × 2,00 × 1,80 donnent une cote totale de 5,40.</p>
<h3>Pari multiple</h3>
<p>Un coupon peut contenir plusieurs sélections du même match. Chaque association est une combinaison à part, et votre mise est multipliée par le nombre de combinaisons.</p>
<h3>Pari système</h3>
<p>Un pari qui peut gagner même si certaines sélections sont perdantes. Un système 3 sur 4 contient quatre combinaisons de trois : si trois sélections sont gagnantes, une combinaison est payée. La mise totale est la mise par combinaison multipliée par le nombre de combinaisons.</p>
<h3>Base</h3>
<p>Une sélection présente dans toutes les combinaisons d’un système. Si elle perd, aucune combinaison ne gagne.</p>
<h2>Types de marchés</h2>
<h3>Résultat du match (1X2)</h3>
<p>1 est la victoire à domicile, X le match nul, 2 la victoire à l’extérieur. La prolongation ne compte pas.</p>
<h3>Double chance</h3>
<p>Deux des trois résultats à la fois : 1X, 12 ou X2.</p>
<h3>Remboursé si match nul</h3>
<p>Si le match est nul, votre mise est remboursée ; dans un combiné, la sélection compte pour 1,00.</p>
<h3>Handicap</h3>
<p>Une équipe commence avec des buts d’avance. Avec un handicap de 0:1, une victoire à domicile 2-1 devient un nul 2-2.</p>
<h3>Handicap asiatique</h3>
<p>Il n’y a pas de match nul. Sur une ligne au quart comme −0,25, la mise est partagée en deux : une moitié peut gagner et l’autre être remboursée.</p>
<h3>Plus/moins</h3>
<p>Si les buts, points, sets ou corners d’un match sont au-dessus ou au-dessous de la ligne. Plus de 2,5 demande trois buts.</p>
<h3>Les deux équipes marquent</h3>
<p>Oui : chaque équipe marque au moins un but. Non : au moins une équipe ne marque pas.</p>
<h3>Mi-temps / fin de match</h3>
<p>Le résultat à la pause et à la fin. 1/2 signifie que l’équipe à domicile mène à la pause et que l’équipe à l’extérieur gagne le match.</p>
<h2>Autres mots</h2>
<table><tbody>
<tr><th scope="row">Cote</th><td>Le nombre par lequel la mise est multipliée quand le pari est gagné.</td></tr>
<tr><th scope="row">Minimum de sélections</th><td>Le nombre de sélections que doit contenir un coupon avec ce match.</td></tr>
<tr><th scope="row">Pari live</th><td>Un pari pendant le match. Les cotes bougent et le pari est confirmé après quelques secondes.</td></tr>
<tr><th scope="row">Cash out</th><td>Clôturer un pari encore ouvert au montant proposé.</td></tr>
<tr><th scope="row">Remboursé (1,00)</th><td>Une sélection d’un match reporté ou arrêté compte pour 1,00.</td></tr>
</tbody></table>`

const help = `
<h2>Votre compte</h2>
<h3>Comment ouvrir un compte ?</h3>
<p>Choisissez « S’inscrire » en haut de la page et remplissez le formulaire comme sur vos papiers. Il faut avoir au moins 18 ans, et chacun ne peut avoir qu’un seul compte.</p>
<h3>J’ai oublié mon mot de passe</h3>
<p>Choisissez « Mot de passe oublié » à la connexion et nous vous envoyons un lien. Si aucun e-mail n’arrive, regardez dans vos indésirables.</p>
<h3>Où modifier mes données ?</h3>
<p>Sur la page « Mon compte ». Pour changer votre nom, votre date de naissance ou votre numéro d’identité, écrivez-nous.</p>
<h2>Paris</h2>
<h3>Puis-je annuler un pari ?</h3>
<p>Un pari fait avant le match peut être annulé sur sa page pendant un court moment. Les paris live ne peuvent pas être annulés.</p>
<h3>La cote a changé pendant que je pariais</h3>
<p>Vous voyez la nouvelle cote, et rien n’est joué tant que vous ne l’acceptez pas. Vous pouvez aussi choisir d’accepter tous les changements.</p>
<h3>Que se passe-t-il si un match est reporté ?</h3>
<p>S’il n’est pas joué dans le délai prévu par les règles, la sélection compte pour 1,00 et le reste du pari continue.</p>
<h3>Quand les gains sont-ils payés ?</h3>
<p>Quand le résultat du dernier match est saisi, le plus souvent en quelques minutes. La page « Opérations » montre chaque paiement.</p>
<h2>Dépôts et retraits</h2>
<h3>Combien puis-je déposer ?</h3>
<p>Le minimum et le maximum dépendent du moyen de paiement et sont indiqués à côté.</p>
<h3>Pourquoi mon retrait est-il en attente ?</h3>
<p>Les retraits partent après un contrôle d’identité et de sécurité. Le nom doit être celui du titulaire du compte.</p>
<h2>Plus d’aide</h2>
<p>Si la réponse n’est pas ici, écrivez-nous. Avec le numéro de votre pari, nous pouvons répondre plus vite.</p>`

const about = `
<p>{brand} propose des paris sportifs rapides, clairs et équitables. Football, basket, tennis, volley : des centaines de matchs chaque jour, avec des cotes avant et pendant le jeu.</p>
<h2>Nos engagements</h2>
<ul>
<li><strong>Clarté :</strong> chaque étape d’un pari, ses cotes et son résultat se voient dans votre compte.</li>
<li><strong>Rapidité :</strong> les cotes bougent aussitôt et les paris réglés sont payés sans attendre.</li>
<li><strong>Sécurité :</strong> vos données circulent chiffrées, et vous pouvez protéger votre compte par la connexion en deux étapes.</li>
<li><strong>Responsabilité :</strong> limites, pauses et auto-exclusion sont toujours à portée de main.</li>
</ul>
<h2>Contact</h2>
<p>Pour vos idées, questions et réclamations, écrivez-nous : nos comptes figurent en bas de la page.</p>`

const terms = `
<p>En utilisant {brand}, vous acceptez ces règles.</p>
<h2>1. Comptes</h2>
<ol>
<li>Les joueurs doivent avoir au moins 18 ans. Une preuve d’âge et d’identité peut être demandée à tout moment.</li>
<li>Chacun ne peut avoir qu’un seul compte. Il ne peut être ni cédé ni utilisé pour autrui.</li>
<li>Les données du compte doivent être exactes et à jour.</li>
<li>Vous gardez votre mot de passe secret.</li>
</ol>
<h2>2. Paris</h2>
<ol>
<li>Un pari est valable dès que notre serveur l’a accepté et lui a donné un numéro. Ses cotes ne changent plus ensuite.</li>
<li>Les paris live sont acceptés après quelques secondes ; si la cote, le score ou l’état du match changent entre-temps, le pari peut être refusé.</li>
<li>Un pari sur un événement déjà commencé, ou dont le résultat était connu, est nul et sa mise est remboursée.</li>
<li>Une sélection avec une erreur évidente de cote, d’équipe ou de ligne est réglée à la bonne cote ou à 1,00.</li>
<li>Le maximum qu’un pari peut payer y est inscrit.</li>
</ol>
<h2>3. Résultats</h2>
<ol>
<li>Les résultats suivent les sources officielles. Sauf mention contraire, le temps réglementaire compte, sans prolongation ni tirs au but.</li>
<li>Un résultat erroné est corrigé et les paris sont réglés de nouveau.</li>
<li>Les sélections de matchs reportés ou arrêtés comptent pour 1,00 si le match n’est pas terminé à temps.</li>
</ol>
<h2>4. Argent</h2>
<ol>
<li>Les dépôts et les retraits se font uniquement avec des comptes à votre nom.</li>
<li>Votre identité peut être vérifiée avant un retrait.</li>
<li>Les montants crédités par erreur sont repris.</li>
</ol>
<h2>5. Abus</h2>
<p>En cas de comptes multiples d’une même personne, d’entente, de fraude, de matchs truqués ou de jeu automatisé, les paris peuvent être annulés et le compte fermé.</p>
<h2>6. Réclamations</h2>
<p>Vous pouvez contester un pari par écrit dans les 30 jours après son règlement.</p>`

const responsible = `
<p>Parier est un divertissement, pas un moyen de gagner sa vie. Ne jouez jamais l’argent que vous ne pouvez pas vous permettre de perdre. {brand} est réservé aux personnes de <strong>18 ans et plus</strong>.</p>
<h2>Vous gardez le contrôle</h2>
<ul>
<li><strong>Limites :</strong> fixez le maximum que vous déposez, perdez ou misez par jour, par semaine ou par mois. Une limite plus basse vaut aussitôt, une plus haute après un délai.</li>
<li><strong>Bilan de jeu :</strong> à l’intervalle de votre choix, nous montrons combien de temps vous avez joué et ce que vous avez gagné ou perdu.</li>
<li><strong>Pause :</strong> fermez votre compte au jeu pour une courte durée.</li>
<li><strong>Auto-exclusion :</strong> fermez-le pour longtemps ou définitivement. Vous pouvez toujours retirer votre argent.</li>
</ul>
<h2>Posez-vous ces questions</h2>
<ul>
<li>Est-ce que j’augmente mes mises pour regagner ce que j’ai perdu ?</li>
<li>Est-ce que j’emprunte pour parier ou laisse des factures impayées ?</li>
<li>Est-ce que je cache aux autres combien je joue ?</li>
<li>Est-ce que je suis nerveux quand je ne joue pas ?</li>
</ul>
<p>Si une seule réponse est oui, faites une pause et cherchez de l’aide.</p>
<h2>Où trouver de l’aide</h2>
<p>Parlez à votre médecin ou à un centre de conseil près de chez vous. Cette page indique aussi la ligne d’aide la plus proche.</p>
<h2>Protégez les moins de 18 ans</h2>
<p>Gardez votre mot de passe pour vous, déconnectez-vous sur les appareils partagés et utilisez le contrôle parental là où des enfants ont accès.</p>`

const pages: ShippedPages = {
  5: { title: 'Lexique des paris', body: dictionary },
  6: { title: 'Aide et questions fréquentes', body: help },
  7: { title: 'Qui sommes-nous', body: about },
  9: { title: 'Conditions générales', body: terms },
  10: { title: 'Jeu responsable', body: responsible },
}

export default pages
