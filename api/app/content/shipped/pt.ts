/** The pages that every brand has, in Portuguese. */
import type { ShippedPages } from '#content/shipped/form'

const dictionary = `
<p>As palavras que encontra ao apostar, com exemplos.</p>
<h2>Tipos de aposta</h2>
<h3>Simples</h3>
<p>Uma aposta numa só seleção. O pagamento é o valor apostado vezes a odd: 100 a uma odd de 1,85 pagam 185.</p>
<h3>Combinada</h3>
<p>Seleções de jogos diferentes no mesmo boletim. As odds multiplicam-se e todas as seleções têm de ganhar. Três seleções a 1,50 × 2,00 × 1,80 dão uma odd total de 5,40.</p>
<h3>Múltipla</h3>
<p>Um boletim pode ter várias seleções do mesmo jogo. Cada combinação é uma linha própria, e o valor é multiplicado pelo número de linhas.</p>
<h3>Sistema</h3>
<p>Uma aposta que pode ganhar mesmo que algumas seleções percam. Um sistema 3 de 4 tem quatro triplas: se três seleções ganharem, é paga uma tripla. O valor total é o valor por linha vezes o número de linhas.</p>
<h3>Fixa</h3>
<p>Uma seleção que está em todas as linhas de um sistema. Se perder, nenhuma linha ganha.</p>
<h2>Mercados</h2>
<h3>Resultado final (1X2)</h3>
<p>1 é a vitória da casa, X o empate, 2 a vitória do visitante. O prolongamento não conta.</p>
<h3>Dupla hipótese</h3>
<p>Dois dos três resultados ao mesmo tempo: 1X, 12 ou X2.</p>
<h3>Empate anula aposta</h3>
<p>Se o jogo acabar empatado, o valor é devolvido; numa combinada a seleção conta como 1,00.</p>
<h3>Handicap</h3>
<p>Uma equipa começa com golos de vantagem. Com um handicap de 0:1, uma vitória da casa por 2-1 passa a empate a 2.</p>
<h3>Handicap asiático</h3>
<p>Não há empate. Numa linha de quarto, como −0,25, o valor divide-se em dois: uma metade pode ganhar e a outra ser devolvida.</p>
<h3>Mais/menos</h3>
<p>Se os golos, pontos, sets ou cantos de um jogo são mais ou menos do que a linha. Mais de 2,5 precisa de três golos.</p>
<h3>Ambas as equipas marcam</h3>
<p>Sim: cada equipa marca pelo menos uma vez. Não: pelo menos uma não marca.</p>
<h3>Intervalo / final</h3>
<p>O resultado ao intervalo e no fim. 1/2 significa que a equipa da casa está à frente ao intervalo e o visitante ganha o jogo.</p>
<h2>Outras palavras</h2>
<table><tbody>
<tr><th scope="row">Odd</th><td>Quantas vezes o valor apostado paga uma aposta ganha.</td></tr>
<tr><th scope="row">Mínimo de seleções</th><td>Quantas seleções tem de ter um boletim com este jogo.</td></tr>
<tr><th scope="row">Aposta ao vivo</th><td>Uma aposta durante o jogo. As odds mudam e a aposta é confirmada ao fim de alguns segundos.</td></tr>
<tr><th scope="row">Cash out</th><td>Fechar uma aposta ainda em aberto pelo valor oferecido.</td></tr>
<tr><th scope="row">Anulada (1,00)</th><td>Uma seleção de um jogo adiado ou interrompido conta como 1,00.</td></tr>
</tbody></table>`

const help = `
<h2>A sua conta</h2>
<h3>Como abro uma conta?</h3>
<p>Escolha «Registar» no topo da página e preencha o formulário tal como nos seus documentos. Tem de ter pelo menos 18 anos, e cada pessoa só pode ter uma conta.</p>
<h3>Esqueci-me da palavra-passe</h3>
<p>Escolha «Palavra-passe esquecida» ao iniciar sessão e enviamos-lhe uma ligação. Se o e-mail não chegar, veja na pasta de spam.</p>
<h3>Onde altero os meus dados?</h3>
<p>Na página «A minha conta». Para alterar o nome, a data de nascimento ou o número de identificação, escreva-nos.</p>
<h2>Apostas</h2>
<h3>Posso cancelar uma aposta?</h3>
<p>Uma aposta feita antes do jogo pode ser cancelada na sua página durante pouco tempo. As apostas ao vivo não podem ser canceladas.</p>
<h3>A odd mudou enquanto apostava</h3>
<p>Vê a nova odd, e nada é apostado enquanto não a aceitar. Também pode escolher aceitar todas as alterações.</p>
<h3>O que acontece quando um jogo é adiado?</h3>
<p>Se não se realizar no prazo indicado nas regras, a seleção conta como 1,00 e o resto da aposta continua.</p>
<h3>Quando são pagos os ganhos?</h3>
<p>Quando o resultado do último jogo é registado, quase sempre em poucos minutos. Em «Movimentos» vê cada pagamento.</p>
<h2>Depósitos e levantamentos</h2>
<h3>Quanto posso depositar?</h3>
<p>O mínimo e o máximo dependem do método de pagamento e estão indicados ao lado.</p>
<h3>Porque está o meu levantamento pendente?</h3>
<p>Os levantamentos são enviados depois de uma verificação de identidade e segurança. O nome tem de ser o do titular da conta.</p>
<h2>Mais ajuda</h2>
<p>Se a sua pergunta não está aqui, escreva-nos. Com o número da aposta podemos responder mais depressa.</p>`

const about = `
<p>{brand} oferece apostas desportivas rápidas, claras e justas. Futebol, basquetebol, ténis, voleibol: centenas de jogos por dia, com odds antes e durante o jogo.</p>
<h2>O que defendemos</h2>
<ul>
<li><strong>Clareza:</strong> vê cada passo de uma aposta, as odds e o resultado na sua conta.</li>
<li><strong>Rapidez:</strong> as odds mudam de imediato e as apostas resolvidas são pagas sem demora.</li>
<li><strong>Segurança:</strong> os seus dados circulam cifrados, e pode proteger a conta com a autenticação em dois passos.</li>
<li><strong>Responsabilidade:</strong> limites, pausas e autoexclusão estão sempre à mão.</li>
</ul>
<h2>Contacto</h2>
<p>Para ideias, perguntas e reclamações, escreva-nos: as nossas contas estão no fundo da página.</p>`

const terms = `
<p>Ao usar {brand} aceita estas regras.</p>
<h2>1. Contas</h2>
<ol>
<li>Os jogadores têm de ter pelo menos 18 anos. Pode ser pedida prova de idade e identidade a qualquer momento.</li>
<li>Cada pessoa só pode ter uma conta. Não pode ser cedida nem usada em nome de outra pessoa.</li>
<li>Os dados da conta têm de ser verdadeiros e atuais.</li>
<li>Deve manter a sua palavra-passe em segredo.</li>
</ol>
<h2>2. Apostas</h2>
<ol>
<li>Uma aposta é válida quando o nosso servidor a aceita e lhe dá um número. A partir daí as odds já não mudam.</li>
<li>As apostas ao vivo são aceites ao fim de alguns segundos; se entretanto mudarem a odd, o marcador ou o estado do jogo, a aposta pode ser recusada.</li>
<li>Uma aposta num evento já começado ou de resultado conhecido é anulada e o valor devolvido.</li>
<li>Uma seleção com um erro evidente na odd, na equipa ou na linha é resolvida à odd certa ou a 1,00.</li>
<li>O máximo que uma aposta pode pagar está escrito nela.</li>
</ol>
<h2>3. Resultados</h2>
<ol>
<li>Os resultados seguem fontes oficiais. Salvo indicação em contrário conta o tempo regulamentar, sem prolongamento nem penáltis.</li>
<li>Um resultado errado é corrigido e as apostas são resolvidas de novo.</li>
<li>As seleções de jogos adiados ou interrompidos contam como 1,00 se o jogo não terminar a tempo.</li>
</ol>
<h2>4. Dinheiro</h2>
<ol>
<li>Os depósitos e levantamentos fazem-se apenas com contas em seu nome.</li>
<li>A sua identidade pode ser verificada antes de um levantamento.</li>
<li>Os valores creditados por engano são retirados.</li>
</ol>
<h2>5. Abuso</h2>
<p>Se detetarmos várias contas da mesma pessoa, conluio, fraude, viciação de resultados ou jogo automático, as apostas podem ser anuladas e a conta fechada.</p>
<h2>6. Reclamações</h2>
<p>Pode reclamar por escrito até 30 dias depois de a aposta ser resolvida.</p>`

const responsible = `
<p>Apostar é entretenimento, não uma forma de ganhar a vida. Nunca jogue dinheiro que não pode perder. {brand} é só para <strong>maiores de 18 anos</strong>.</p>
<h2>O controlo é seu</h2>
<ul>
<li><strong>Limites:</strong> defina o máximo que deposita, perde ou aposta por dia, semana ou mês. Um limite mais baixo vale de imediato, um mais alto depois de um tempo de espera.</li>
<li><strong>Controlo de atividade:</strong> com o intervalo que escolher mostramos há quanto tempo joga e o que ganhou ou perdeu.</li>
<li><strong>Pausa:</strong> feche a sua conta ao jogo por pouco tempo.</li>
<li><strong>Autoexclusão:</strong> feche-a por muito tempo ou para sempre. Pode sempre levantar o seu dinheiro.</li>
</ul>
<h2>Pergunte a si mesmo</h2>
<ul>
<li>Aumento as apostas para recuperar o que perdi?</li>
<li>Peço dinheiro emprestado para apostar ou deixo contas por pagar?</li>
<li>Escondo dos outros quanto jogo?</li>
<li>Fico inquieto quando não jogo?</li>
</ul>
<p>Se uma só resposta for sim, faça uma pausa e procure ajuda.</p>
<h2>Onde encontrar ajuda</h2>
<p>Fale com o seu médico ou com um centro de aconselhamento perto de si. Esta página indica também a linha de apoio mais próxima.</p>
<h2>Proteja os menores de 18 anos</h2>
<p>Guarde a palavra-passe para si, termine a sessão em dispositivos partilhados e use o controlo parental onde houver crianças.</p>`

const pages: ShippedPages = {
  5: { title: 'Dicionário de apostas', body: dictionary },
  6: { title: 'Ajuda e perguntas frequentes', body: help },
  7: { title: 'Sobre nós', body: about },
  9: { title: 'Termos e condições', body: terms },
  10: { title: 'Jogo responsável', body: responsible },
}

export default pages
