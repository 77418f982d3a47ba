/* Random games of Upgrade in plain C, as a yardstick for the engine: the same rules and the same random generator, 4 players,
   without knowledge, events, prompts, options, positions or copies. Prints moves a second. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { PLAYERS = 4, CARDS = 40, TOKENS = 3, ROW = 2 };

typedef struct { int8_t cards[CARDS]; int size; } Zone;
typedef struct { Zone attack, defence, hand; int tokens; } Player;
typedef struct { Player players[PLAYERS]; Zone deck, discard; int drawn, turn, left; } Game;

static uint32_t x = 123456789, y = 362436069, z = 521288629, w = 88675123;

static uint32_t below(uint32_t count) {
  uint32_t t = x ^ (x << 11);
  x = y; y = z; z = w;
  w = w ^ (w >> 19) ^ t ^ (t >> 8);
  return (uint64_t)w * count >> 32;
}

static int value(int card) { return card % 10 + 1; }
static void push(Zone *zone, int card) { zone->cards[zone->size++] = (int8_t)card; }
static int pop(Zone *zone) { return zone->cards[--zone->size]; }

static void pour(Zone *from, Zone *to) {
  for (int at = 0; at < from->size; at++) push(to, from->cards[at]);
  from->size = 0;
}

static int sum(const Zone *zone) {
  int total = 0;
  for (int at = 0; at < zone->size; at++) total += value(zone->cards[at]);
  return total;
}

static void shuffle(Zone *zone) {
  for (int at = zone->size - 1; at > 0; at--) {
    int other = (int)below((uint32_t)at + 1);
    int8_t card = zone->cards[at];
    zone->cards[at] = zone->cards[other];
    zone->cards[other] = card;
  }
}

static int draw(Game *game) {
  if (game->deck.size == 0) {
    pour(&game->discard, &game->deck);
    shuffle(&game->deck);
  }
  return pop(&game->deck);
}

static void next_turn(Game *game) {
  do game->turn = (game->turn + 1) % PLAYERS;
  while (game->players[game->turn].tokens == 0);
  game->drawn = draw(game);
}

static void eliminate(Game *game, Player *player) {
  pour(&player->attack, &game->discard);
  pour(&player->defence, &game->discard);
  game->left--;
}

static void attack(Game *game, Player *me, Player *them) {
  int force = sum(&me->attack), wall = sum(&them->defence);
  if (force > wall) { me->tokens++; them->tokens--; }
  else if (force < wall) me->tokens--;
  pour(&me->attack, &game->discard);
  pour(&them->defence, &game->discard);
  if (them->tokens == 0) eliminate(game, them);
  if (me->tokens == 0) { eliminate(game, me); push(&game->discard, game->drawn); }
  if (game->left == 1) return;
  if (me->tokens > 0) push(&me->attack, game->drawn);
  if (them->tokens > 0)
    for (int at = 0; at < ROW; at++) push(&them->defence, draw(game));
}

static void replace(Game *game, Zone *row, int slot) {
  push(&game->discard, row->cards[slot]);
  row->cards[slot] = (int8_t)game->drawn;
}

/* Moves: 0-7 replace attack, 8-15 replace defence, 16 add, 17 discard, 32+ attack a seat. */
static int legal(const Game *game, int *moves) {
  const Player *me = &game->players[game->turn];
  int count = 0;
  for (int at = 0; at < me->attack.size; at++) moves[count++] = at;
  for (int at = 0; at < me->defence.size; at++) moves[count++] = 8 + at;
  if (me->attack.size < ROW) moves[count++] = 16;
  moves[count++] = 17;
  if (me->attack.size > 0)
    for (int seat = 0; seat < PLAYERS; seat++)
      if (seat != game->turn && game->players[seat].tokens > 0) moves[count++] = 32 + seat;
  return count;
}

static void apply(Game *game, int move) {
  Player *me = &game->players[game->turn];
  if (move >= 32) attack(game, me, &game->players[move - 32]);
  else if (move == 17) push(&game->discard, game->drawn);
  else if (move == 16) push(&me->attack, game->drawn);
  else if (move >= 8) replace(game, &me->defence, move - 8);
  else replace(game, &me->attack, move);
}

static int set_up(Game *game) {
  game->deck.size = game->discard.size = 0;
  for (int card = 0; card < CARDS; card++) push(&game->deck, card);
  shuffle(&game->deck);
  game->left = PLAYERS;
  for (int seat = 0; seat < PLAYERS; seat++) {
    Player *player = &game->players[seat];
    player->attack.size = player->defence.size = player->hand.size = 0;
    player->tokens = TOKENS;
    for (int at = 0; at <= ROW; at++) push(&player->hand, draw(game));
    int open = (int)below(ROW + 1);
    for (int at = 0; at <= ROW; at++) push(at == open ? &player->attack : &player->defence, player->hand.cards[at]);
  }
  game->turn = PLAYERS - 1;
  next_turn(game);
  return PLAYERS;
}

int main(int count, char **words) {
  double seconds = count > 1 ? atof(words[1]) : 2.0, passed = 0;
  long played = 0;
  clock_t begun = clock();
  static Game game;
  int moves[32];
  while (passed < seconds) {
    for (int round = 0; round < 1000; round++) {
      played += set_up(&game);
      while (game.left > 1) {
        apply(&game, moves[below((uint32_t)legal(&game, moves))]);
        played++;
        if (game.left > 1) next_turn(&game);
      }
    }
    passed = (double)(clock() - begun) / CLOCKS_PER_SEC;
  }
  printf("%.0f\n", (double)played / passed);
  return 0;
}
