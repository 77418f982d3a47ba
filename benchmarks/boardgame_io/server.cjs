// The same load for boardgame.io: a small card game with hidden hands, its in-memory store, its socket.io transport.
// Run by boardgame_io.py in a folder where the package was installed: node server.cjs PORT

const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const RANKS = 6;
const SUITS = 4;
const HAND = 5;

function freshDeck(random) {
  return random.Shuffle([...Array(RANKS * SUITS).keys()]);
}

const game = {
  name: "cards",
  minPlayers: 2,
  maxPlayers: 2,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ random }) => {
    const deck = freshDeck(random);
    const players = { 0: { hand: deck.splice(0, HAND) }, 1: { hand: deck.splice(0, HAND) } };
    return { secret: { deck }, players, discard: [] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    exchange: {
      // Cards that come from the deck are hidden: the client must not guess them.
      client: false,
      move: ({ G, random, playerID }, slot) => {
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.discard.splice(0));
        G.discard.push(G.players[playerID].hand[slot]);
        G.players[playerID].hand[slot] = G.secret.deck.pop();
      },
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));
