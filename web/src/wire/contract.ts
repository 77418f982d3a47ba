/** What goes over the wire. Generated from the server's own classes: change those, then run `make contract`. */

export const MOST_SEATS = 12 as const;

export const GESTURES = ["bow","thanks","oops","think"] as const;

export const LANGUAGES = ["en","ru"] as const;

/** The code of every error that the server itself raises; a game has its own beside them. */
export type ErrorCode =
  | "action_missing"
  | "action_not_possible"
  | "action_not_possible_at_table"
  | "actions_not_whole_numbers"
  | "address_taken"
  | "adjourned_already"
  | "answers_not_a_mapping"
  | "argument_missing"
  | "avatar_unknown"
  | "awaited_seats"
  | "bad_bot_name"
  | "bad_card_size"
  | "bad_clock"
  | "bad_commitment"
  | "bad_contribution"
  | "bad_database_address"
  | "bad_database_kind"
  | "bad_flag_notation"
  | "bad_flag_value"
  | "bad_game_name"
  | "bad_generator_block"
  | "bad_generator_state"
  | "bad_goal"
  | "bad_interval_width"
  | "bad_joint_seed_part"
  | "bad_knowledge_mark"
  | "bad_limit"
  | "bad_move_line"
  | "bad_name_length"
  | "bad_network_option"
  | "bad_number_seed"
  | "bad_option_notation"
  | "bad_out_order"
  | "bad_request"
  | "bad_result"
  | "bad_rounds"
  | "bad_sealed_seed"
  | "bad_seat_order"
  | "bad_seconds"
  | "bad_seed"
  | "bad_start"
  | "bad_study_name"
  | "bad_suit_colours"
  | "bad_sweep"
  | "bad_talk_length"
  | "bad_token"
  | "bad_variant_options"
  | "bad_worker_count"
  | "bad_yaml"
  | "bad_yaml_at"
  | "bot_answered_no_move"
  | "bot_failed"
  | "bot_left_out"
  | "bot_name_taken"
  | "bot_on_ladder_twice"
  | "bot_plays_for_you"
  | "bot_process_ended"
  | "bot_too_slow"
  | "cannot_compile"
  | "cannot_make_folder"
  | "cannot_read_file"
  | "cannot_read_network"
  | "cannot_write_file"
  | "card_declared_twice"
  | "card_larger_than_sheet"
  | "card_named_twice"
  | "card_never_lies_there"
  | "card_unknown"
  | "card_unknown_to_print"
  | "cards_after_game"
  | "character_cannot_be_said"
  | "character_not_allowed"
  | "character_not_allowed_in_heading"
  | "character_not_allowed_in_line"
  | "character_not_allowed_in_name"
  | "choice_not_asked"
  | "choice_out_of_range"
  | "committed_already"
  | "compiled_into"
  | "contains_itself"
  | "contradicts_position"
  | "contributed_already"
  | "contribution_mismatch"
  | "contributions_need_sealed_seed"
  | "count_differs"
  | "database_away"
  | "database_disk_full"
  | "database_locked"
  | "database_read_only"
  | "database_taken"
  | "deal_as_seen"
  | "deal_differs"
  | "deal_not_asked"
  | "deal_not_seen"
  | "default_not_possible"
  | "determinized_not_stored"
  | "device_not_file"
  | "disk_full"
  | "empty_line_needed"
  | "engine_is_whole"
  | "engine_not_measured"
  | "entry_named_twice"
  | "face_up_or_down_missing"
  | "file_empty"
  | "file_exists"
  | "file_is_no_game"
  | "file_name_needed"
  | "file_name_too_long"
  | "file_not_folder"
  | "file_not_found"
  | "file_too_large"
  | "findings_of_other_format"
  | "first_seat_needed"
  | "flag_needs_value"
  | "fleet_needs_hub"
  | "fleet_needs_postgresql"
  | "fleet_not_installed"
  | "folder_not_file"
  | "fonts_missing"
  | "foreign_origin"
  | "found_no_list"
  | "game_abandoned"
  | "game_adjourned"
  | "game_drawn_between"
  | "game_failed"
  | "game_is_no_game"
  | "game_is_over"
  | "game_left_out"
  | "game_name_taken"
  | "game_not_begun"
  | "game_not_over"
  | "game_not_over_yet"
  | "game_unplayable"
  | "game_without_package"
  | "generator_all_zero"
  | "gesture_not_possible"
  | "ghostscript_failed"
  | "ghostscript_missing"
  | "goal_ends_before_it_begins"
  | "goal_not_a_share"
  | "goal_unknown_measure"
  | "guest_needed"
  | "guest_unknown"
  | "has_part"
  | "hash_matches"
  | "hash_mismatch"
  | "hash_must_have_been"
  | "header_does_not_fit"
  | "heading_missing"
  | "heading_needed"
  | "heading_stands_twice"
  | "heading_unreadable"
  | "hint_failed"
  | "hint_not_your_turn"
  | "hints_are_off"
  | "host_must_be_seated"
  | "how_to_install_game"
  | "how_to_try_game"
  | "hub_unreachable"
  | "illegal_move_with_hint"
  | "interval_of_everything"
  | "is_a_directory"
  | "joint_seed_named_twice"
  | "joint_seed_of_nobody"
  | "lacks_part"
  | "ladder_of_other_games"
  | "lan_or_host"
  | "law_refused"
  | "legal_as_well"
  | "lesson_step_unnamed"
  | "letter_not_in_fonts"
  | "line_nested_too_deeply"
  | "list_has"
  | "list_lacks"
  | "list_of_names_needed"
  | "list_of_sentences"
  | "mapping_needed"
  | "mapping_needed_here"
  | "message_broken"
  | "message_missing"
  | "message_not_text"
  | "message_too_long"
  | "message_unreadable"
  | "messages_missing"
  | "method_not_allowed"
  | "move_ambiguous"
  | "move_not_possible"
  | "move_takes_no_words"
  | "move_too_late"
  | "moves_do_not_fit"
  | "moves_replayed"
  | "muted_by_host"
  | "name_an_open_pile"
  | "name_stands_twice"
  | "name_too_similar"
  | "neither_card_nor_seat"
  | "nested_too_deeply"
  | "network_for_other_table"
  | "no_bot_plays_for_you"
  | "no_box_list"
  | "no_card_at_place"
  | "no_card_fits"
  | "no_combination_allowed"
  | "no_commitments_now"
  | "no_contributions_now"
  | "no_deals"
  | "no_features"
  | "no_findings_in_folder"
  | "no_game_in_play"
  | "no_games_to_play"
  | "no_goals"
  | "no_hints_left"
  | "no_home_folder"
  | "no_journal"
  | "no_law_book"
  | "no_legal_move"
  | "no_lesson"
  | "no_metrics"
  | "no_move_possible"
  | "no_move_to_take_back"
  | "no_reason_given"
  | "no_run_to_resume"
  | "no_scenarios"
  | "no_seat_for_the_learner"
  | "no_such_answer_to_illegal"
  | "no_such_avatar"
  | "no_such_blank"
  | "no_such_bot"
  | "no_such_bot_at_place"
  | "no_such_card"
  | "no_such_card_label"
  | "no_such_card_type"
  | "no_such_chance"
  | "no_such_choice"
  | "no_such_code"
  | "no_such_command"
  | "no_such_cut"
  | "no_such_engine"
  | "no_such_face"
  | "no_such_feature"
  | "no_such_field_kind"
  | "no_such_game"
  | "no_such_gesture"
  | "no_such_gutter"
  | "no_such_heading"
  | "no_such_language"
  | "no_such_lesson_step"
  | "no_such_limit"
  | "no_such_measure"
  | "no_such_moment"
  | "no_such_move"
  | "no_such_move_number"
  | "no_such_offset"
  | "no_such_opponent"
  | "no_such_option"
  | "no_such_package"
  | "no_such_path"
  | "no_such_picture_kind"
  | "no_such_picture_size"
  | "no_such_place_for_masks"
  | "no_such_players"
  | "no_such_prompt"
  | "no_such_prompt_field"
  | "no_such_render_mode"
  | "no_such_schema"
  | "no_such_seat"
  | "no_such_seat_at_move"
  | "no_such_seat_at_table"
  | "no_such_seat_in_heading"
  | "no_such_seat_in_position"
  | "no_such_seat_to_watch"
  | "no_such_sentence_class"
  | "no_such_step"
  | "no_such_study"
  | "no_such_study_entry"
  | "no_such_suggestion"
  | "no_such_trim"
  | "no_such_tune_entry"
  | "no_such_view"
  | "no_such_vote"
  | "no_such_word_of_blank"
  | "no_such_zone"
  | "no_unfinished_game"
  | "no_variant_found"
  | "no_workers"
  | "nobody_asked"
  | "nobody_called"
  | "nobody_missing"
  | "nobody_to_move"
  | "none_now"
  | "none_of_the_words"
  | "not_a_checkout"
  | "not_a_directory"
  | "not_a_ladder"
  | "not_a_list"
  | "not_a_list_of_seats"
  | "not_a_network"
  | "not_a_prompt"
  | "not_a_record"
  | "not_a_scenario"
  | "not_a_secret"
  | "not_a_word"
  | "not_adjourned"
  | "not_findings"
  | "not_gone_long_enough"
  | "not_in_range"
  | "not_in_zone"
  | "not_legal"
  | "not_refused"
  | "not_reset"
  | "not_true_or_false"
  | "not_tune_findings"
  | "not_utf_8"
  | "not_your_table"
  | "notes_not_an_object"
  | "notes_unreadable"
  | "nothing"
  | "nothing_changed"
  | "nothing_here"
  | "nothing_to_count"
  | "nothing_to_determinize"
  | "nothing_to_draw_below"
  | "nothing_to_play_on"
  | "nothing_to_resign"
  | "number_from_0_needed"
  | "number_from_1"
  | "number_needed"
  | "number_out_of_range"
  | "number_too_long"
  | "numpy_not_installed"
  | "observer_has_no_parameters"
  | "one_of"
  | "only_host"
  | "only_one_move"
  | "only_seated_contribute"
  | "only_seated_ready"
  | "only_seated_rematch"
  | "only_watching"
  | "openskill_not_installed"
  | "option_named_as_setting"
  | "option_out_of_range"
  | "option_set_by_choice"
  | "others_still_play"
  | "outcome_not_possible"
  | "output_folder_needed"
  | "over_not_true_or_false"
  | "package_lacks_file"
  | "package_lacks_text"
  | "package_message_broken"
  | "package_message_missing"
  | "page_not_built"
  | "people_still_play"
  | "permission_denied"
  | "pile_is_empty"
  | "pile_is_secret"
  | "play_on_after_game"
  | "player_not_asked"
  | "player_not_ready"
  | "ply_mismatch"
  | "print_choice"
  | "print_failed"
  | "print_output_needed"
  | "printed_differently"
  | "printed_into"
  | "printer_busy"
  | "printing_not_installed"
  | "promise_broken"
  | "promises_kept"
  | "prompt_needs_seats"
  | "proof_absence_unknown"
  | "proof_absent_but_sent"
  | "proof_commitment_denied"
  | "proof_commitment_mismatch"
  | "proof_committed_before"
  | "proof_committed_to_nothing"
  | "proof_deal_from_all"
  | "proof_lot_drawn"
  | "proof_no_commitment"
  | "proof_no_commitment_in_time"
  | "proof_no_person"
  | "proof_nobody_added"
  | "proof_nobody_sits_there"
  | "proof_not_added_by"
  | "proof_not_opened_in_time"
  | "proof_notes_needed"
  | "proof_nothing_added_by_client"
  | "proof_opening_denied"
  | "proof_opening_mismatch"
  | "proof_other_commitment"
  | "proof_other_commitments"
  | "proof_other_first_seat"
  | "proof_other_headings"
  | "proof_other_secret"
  | "proof_other_table"
  | "proof_place_missing"
  | "proof_plain_seed"
  | "proof_played_on"
  | "proof_rounds_missing"
  | "proof_secret_alone"
  | "proof_sent_differs"
  | "proof_sent_recorded"
  | "proof_single_round"
  | "proof_still_sealed"
  | "pyarrow_not_installed"
  | "range"
  | "ranking_is"
  | "ray_not_installed"
  | "read_only_file_system"
  | "record_after_game"
  | "record_names_options"
  | "record_names_players"
  | "record_names_seed"
  | "record_of_other_game"
  | "record_of_other_rules"
  | "record_or_seed_needed"
  | "record_too_long"
  | "record_too_many_lines"
  | "recorded_move_refused"
  | "refused_but_changed"
  | "removed_by_host"
  | "rendering_not_installed"
  | "request_incomplete"
  | "request_too_large"
  | "resigned_first"
  | "rule_failed"
  | "rules_failed"
  | "rules_gone"
  | "rules_version_needed"
  | "run_damaged"
  | "run_interrupted"
  | "run_of_other_study"
  | "run_of_other_version"
  | "search_needs_options"
  | "search_range_needed"
  | "search_unknown_option"
  | "seat_cannot_say"
  | "seat_free"
  | "seat_hears"
  | "seat_is_out_there"
  | "seat_named_twice"
  | "seat_not_asked"
  | "seat_not_at_table"
  | "seat_out_with_cards"
  | "seat_reclaimed"
  | "seat_taken"
  | "seats_fixed"
  | "seats_settled_before"
  | "seconds"
  | "secret_needs_range"
  | "secret_of_other_game"
  | "seed_still_sealed"
  | "seed_too_long"
  | "server_full"
  | "server_has_whole_box"
  | "server_mistake"
  | "server_stopping"
  | "several_cards_fit"
  | "shop_or_part"
  | "simulation_without"
  | "skill_bot_already_seated"
  | "skill_needs_bot"
  | "socket_elsewhere"
  | "socket_guest_needed"
  | "something_named_twice"
  | "sorts_missing"
  | "step_failed"
  | "step_within_expect"
  | "steps_needed"
  | "store_away"
  | "study_damaged"
  | "study_has_tuning"
  | "study_needs_game"
  | "study_needs_seats"
  | "study_not_a_list"
  | "study_number_out_of_range"
  | "study_yes_or_no"
  | "surplus_argument"
  | "table_busy"
  | "table_closed"
  | "table_damaged"
  | "table_full"
  | "table_gone"
  | "takeback_impossible"
  | "takeback_needs_game"
  | "talk_collided"
  | "text_unreadable"
  | "too_fast"
  | "too_few_bots_for_ladder"
  | "too_few_games_to_learn"
  | "too_many_cards_in_zone"
  | "too_many_codes_tried"
  | "too_many_combinations"
  | "too_many_connections"
  | "too_many_connections_from_address"
  | "too_many_copies"
  | "too_many_messages"
  | "too_many_new_guests"
  | "too_many_own_tables"
  | "too_many_players_recorded"
  | "too_many_tables"
  | "too_many_values"
  | "too_many_variants"
  | "too_many_words_said"
  | "touch_with_gap"
  | "true_or_false"
  | "true_or_false_needed"
  | "tune_findings_of_other_format"
  | "turn_limit_passed"
  | "turn_of_seat_out"
  | "unknown_flag"
  | "unknown_seat_at_table"
  | "unordered_differs"
  | "value_differs"
  | "value_does_not_fit"
  | "variant_name_too_long"
  | "variant_stands_twice"
  | "variants_need_options"
  | "verbatim"
  | "view_after_game"
  | "vote_is_over"
  | "watch_first"
  | "whole_number_needed"
  | "whole_number_range"
  | "whole_number_range_or_none"
  | "winner_is"
  | "worker_failed"
  | "worker_gone"
  | "worker_process_died"
  | "written_twice"
  | "wrong_at_path"
  | "wrong_buffer"
  | "wrong_for_seat"
  | "wrong_in_file"
  | "wrong_in_line"
  | "wrong_in_study"
  | "wrong_number_of_actions"
  | "wrong_number_of_opponents"
  | "wrong_number_of_players"
  | "wrote_game"
  | "you_resigned"
  | "zones_not_nested";

export type ClientMessage =
  | Watch
  | Leave
  | Commit
  | Contribute
  | Move
  | Say
  | Gesture
  | Vote
  | Resign
  | Reclaim
  | StandIn
  | Hurry
  | Hint
  | Foresee
  | Ping;
export type ServerMessage =
  | Welcome
  | Update
  | Accepted
  | TableChanged
  | Talk
  | Gestured
  | Votes
  | Hinted
  | Foreseen
  | Pong
  | Notice
  | Refusal
  | Bye;
export type Status = "lobby" | "dealing" | "playing" | "over" | "closed";
export type OptionValue = (string | number | boolean | null) | string[];
/**
 * @minItems 3
 * @maxItems 5
 */
export type UpdateParts =
  | [number[][], number[][], number[]]
  | [number[][], number[][], number[], string[]]
  | [number[][], number[][], number[], string[], string[][]];

/**
 * Follow a table, from one's own seat or as a spectator. With the last ply that the client has.
 */
export interface Watch {
  type: "watch";
  table: string;
  ply?: number;
  spectator?: boolean;
}
/**
 * Follow no table.
 */
export interface Leave {
  type: "leave";
}
/**
 * Commit to what one will add to the deal, once the table has committed itself.
 */
export interface Commit {
  type: "commit";
  hash: string;
}
/**
 * Open what one has committed to, once all commitments are told.
 */
export interface Contribute {
  type: "contribute";
  bytes: string;
  nonce: string;
}
/**
 * Make a move: as its number, or as people write it.
 */
export interface Move {
  type: "move";
  ply: number;
  move?: number | null;
  said?: string;
  text?: string;
  id?: string;
}
/**
 * Talk to those at the table: players with players, spectators with spectators.
 */
export interface Say {
  type: "say";
  text: string;
}
/**
 * Bow, thank, say oops, think.
 */
export interface Gesture {
  type: "gesture";
  gesture: string;
}
/**
 * Propose something that all must agree to, agree to it, or refuse it.
 */
export interface Vote {
  type: "vote";
  what: string;
  agree?: boolean;
}
/**
 * Give up; a bot plays on if others are still playing.
 */
export interface Resign {
  type: "resign";
}
/**
 * Take one's seat back from the bot that plays there.
 */
export interface Reclaim {
  type: "reclaim";
}
/**
 * The host lets a bot play for somebody who is gone.
 */
export interface StandIn {
  type: "stand_in";
  seat: number;
}
/**
 * Let bots play on without waiting, once every person is out.
 */
export interface Hurry {
  type: "hurry";
}
/**
 * Ask a bot what it would do; the others see that one was taken.
 */
export interface Hint {
  type: "hint";
}
/**
 * Ask what one's moves would change that all can see, as far as one knows enough to tell.
 */
export interface Foresee {
  type: "foresee";
}
/**
 * Ask whether the worker still runs. It answers at once, whatever the store and earlier messages wait for.
 */
export interface Ping {
  type: "ping";
}
/**
 * All about a table, for a client that begins to follow it.
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat?: number | null;
  guest?: string;
  ply?: number;
  observation?: number[];
  moves?: number[];
  lines?: number[][];
  since?: number;
  words?: string[];
  texts?: string[][];
  talk?: Talk[];
  votes?: {
    [k: string]: number[];
  };
  deadlines?: {
    [k: string]: number;
  };
  ranking?: number[][];
  takeback?: boolean;
  pulse?: number;
}
/**
 * A table as everybody may know it.
 */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  rules: number;
  status: Status;
  seats: Seat[];
  options: {
    [k: string]: OptionValue;
  };
  host: string;
  hash: string;
  commitment?: string;
  round?: "" | "commit" | "open";
  lot?: string[];
  listed?: boolean;
  clock?: string;
  starts?: string;
  hints?: boolean;
  adjourned?: boolean;
  spectators?: number;
  result?: string;
  ending?: string;
  previous?: string;
  following?: string;
  schema?: string;
  muted?: string[];
  kept_out?: {
    [k: string]: string;
  };
}
/**
 * A seat as everybody may know it.
 */
export interface Seat {
  name?: string;
  avatar?: string;
  guest?: string;
  bot?: string;
  number?: number;
  ready?: boolean;
  commitment?: string;
  contributed?: boolean;
  connected?: boolean;
  stand_in?: number | null;
  resigned?: boolean;
  junior?: boolean;
  score?: number;
}
export interface Talk {
  type: "talk";
  name: string;
  text: string;
  channel?: string;
  guest?: string;
  seat?: number | null;
}
/**
 * A move was made, and is stored.
 */
export interface Update {
  type: "update";
  ply: number;
  by: number;
  update: UpdateParts;
  id?: string;
  deadlines?: {
    [k: string]: number;
  };
  ranking?: number[][];
  takeback?: boolean;
}
/**
 * A move that came again: it is stored already, as this ply.
 */
export interface Accepted {
  type: "accepted";
  id: string;
  ply: number;
}
/**
 * Something about the table is otherwise: seats, host, status.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}
export interface Gestured {
  type: "gestured";
  gesture: string;
  name?: string;
  seat?: number | null;
}
/**
 * Who agrees to what; an empty list says that it was refused, or is over.
 */
export interface Votes {
  type: "votes";
  what: string;
  agreed: number[];
  needed?: number[];
}
/**
 * A hint was taken. Only the seat that asked is told the move, and why.
 */
export interface Hinted {
  type: "hinted";
  seat: number;
  ply: number;
  move?: number | null;
  weighed?: MoveEvaluation[];
  tries?: number;
  left?: number | null;
}
/**
 * A move as a bot weighed it.
 */
export interface MoveEvaluation {
  move: number;
  visits: number;
  expected: number;
}
/**
 * What the moves of the seat that asked would change, at a ply. Other moves need luck, or hidden cards.
 */
export interface Foreseen {
  type: "foreseen";
  ply: number;
  moves?: [number, [number, number | null, number | null][]][];
}
/**
 * The answer to a `ping`.
 */
export interface Pong {
  type: "pong";
}
/**
 * Something that those at the table should know: a bot took a seat, a player is back.
 */
export interface Notice {
  type: "notice";
  what: string;
  seat?: number | null;
  bot?: string;
}
/**
 * No, and why. Nothing was changed.
 */
export interface Refusal {
  type: "refused";
  error: string;
  sentence: string;
  values?: {
    [k: string]: string;
  };
  told?: {
    [k: string]: string;
  };
  id?: string;
  ply?: number | null;
}
/**
 * The server ends this connection, and says why and when to come back.
 */
export interface Bye {
  type: "bye";
  reason: string;
  seconds?: number;
}
/**
 * A guest, to the guest.
 */
export interface GuestInfo {
  id: string;
  name: string;
  avatar: string;
  token?: string;
  blocked?: string[];
}
/**
 * A table of a guest's, and whether the guest is awaited there.
 */
export interface ToDo {
  table: TableInfo;
  awaited?: boolean;
  seconds?: number | null;
  damaged?: boolean;
}
/**
 * This server, with its games and its bots.
 */
export interface HomeInfo {
  address: string;
  version: string;
  languages: string[];
  games: GameInfo[];
  bots: BotInfo[];
}
/**
 * A game as it is offered to new tables.
 */
export interface GameInfo {
  name: string;
  rules: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  options: OptionInfo[];
  last_deals?: boolean;
  advised?: [number, number] | null;
  texts?: {
    [k: string]: GameTexts;
  };
  lesson?: boolean;
  accent?: string;
  cloth?: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * An option with its default and what it may be: enough for a form.
 */
export interface OptionInfo {
  name: string;
  default: OptionValue;
  kind: "number" | "choice" | "flag" | "sentences";
  least?: number | null;
  most?: number | null;
  none?: boolean;
  choices?: (string | number)[];
  brings?: {
    [k: string]: {
      [k: string]: OptionValue;
    };
  };
  starter?: boolean;
}
/**
 * A game in a language.
 */
export interface GameTexts {
  title: string;
  tagline: string;
  who_starts: string;
  length?: string;
  difficulty?: string;
  advice?: string;
  options?: {
    [k: string]: OptionTexts;
  };
}
/**
 * An option in a language: what it is called, what it does, and what its values are called.
 */
export interface OptionTexts {
  title: string;
  hint?: string;
  values?: {
    [k: string]: string;
  };
}
export interface BotInfo {
  bot: string;
  texts: {
    [k: string]: BotTexts;
  };
  game?: string;
  seats?: number;
}
/**
 * A bot in a language: how strong it is, a name for it, and its character in a sentence.
 */
export interface BotTexts {
  kind: string;
  name: string;
  character: string;
}
/**
 * Every picture that is no card, as SVG by its name.
 */
export interface Pictures {
  games: {
    [k: string]: string;
  };
  avatars: {
    [k: string]: string;
  };
  weaves: {
    [k: string]: string;
  };
}
/**
 * The SVG of every face by its name, and of every back by the code that it has in an observation.
 */
export interface Deck {
  faces: {
    [k: string]: string;
  };
  backs: {
    [k: string]: string;
  };
}
/**
 * The SVG of everything on a table that is no card.
 */
export interface SceneryDrawing {
  cloth: string;
  skies: {
    [k: string]: string;
  };
  pieces: {
    [k: string]: string;
  };
  scenes: {
    [k: string]: {
      [k: string]: SceneDrawing;
    };
  };
}
/**
 * A scene as sheets of its size that lie over each other.
 */
export interface SceneDrawing {
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number];
  layers: {
    [k: string]: string;
  };
  places: {
    [k: string]: {
      [k: string]: string;
    }[];
  };
  units: {
    [k: string]: {
      [k: string]: string;
    };
  };
  boxes: {
    /**
     * @minItems 4
     * @maxItems 4
     */
    [k: string]: [number, number, number, number];
  };
}
/**
 * Where the schema of a table is found.
 */
export interface SchemaName {
  schema: string;
}
/**
 * All about a table that does not change during a game, with its texts.
 */
export interface SchemaDocument {
  game: string;
  rules: number;
  seats: number;
  entries: SchemaEntry[];
  aliases: {
    [k: string]: string;
  };
  sides: string[];
  backs: number;
  faces: SchemaFace[];
  verbs: SchemaVerb[];
  events: SchemaKind[];
  prompts: SchemaKind[];
  look: TableLook;
  texts: {
    [k: string]: string[];
  };
  accent?: string;
  motif?: string;
  laws?: LawWriting | null;
  exchange?: CardExchange | null;
}
/**
 * One entry of an observation: where it is written, and how its numbers are to be read.
 */
export interface SchemaEntry {
  path: string;
  form: "number" | "cards" | "list" | "texts" | "prompts";
  kind?: "number" | "flag" | "seat" | "seats" | "word" | "words" | "face" | "card" | "move";
  words?: string[];
  shape?: string;
  room?: number;
  single?: boolean;
  bag?: boolean;
  signed?: boolean;
  tucked?: boolean;
  beside?: string;
  attaches?: number[];
  of?: string;
  progress?: string;
  secret?: boolean;
  shown?: "always" | "when_set" | "as_note";
}
/**
 * What is printed on a card, and how it is drawn.
 */
export interface SchemaFace {
  name: string;
  type?: string;
  copies?: number;
  labels?: string[];
  performed?: boolean;
  colour?: string;
  ink?: string;
  emblem?: string;
  motif?: string;
}
export interface SchemaVerb {
  name: string;
  phrase: string;
  touch: string;
  blanks: SchemaBlank[];
  first_action?: number;
  speech?: "possible" | "needed";
  costly?: boolean;
  ranked?: number;
}
/**
 * A blank of a verb, and the words that fill it.
 */
export interface SchemaBlank {
  name: string;
  words: string[];
  touched?: string[];
  named_by?: string;
}
/**
 * A kind of event or of prompt.
 */
export interface SchemaKind {
  name: string;
  fields: SchemaField[];
}
export interface SchemaField {
  name: string;
  kind: "number" | "flag" | "seat" | "seats" | "word" | "words" | "face" | "card" | "move";
  words?: string[];
  named_by?: string;
}
/**
 * How a table looks: what a game declares, with all names and colours resolved.
 */
export interface TableLook {
  cloth: ClothLook;
  seats: "around" | "facing" | "sides";
  hero?: string;
  square?: string[];
  papers?: {
    [k: string]: PaperLook;
  };
  sky?: LightLook | null;
  scenes?: SceneLook[];
  gauges?: SeatGauge[];
  emblems?: EmblemLook[];
  goals?: GoalLook[];
  totals?: {
    [k: string]: TotalLook;
  };
  worth?: {
    [k: string]: number;
  };
  stages?: StageLook[];
  moments?: MomentLook[];
  tallies?: TallyLook[];
  signs?: {
    [k: string]: string;
  };
  scrolls?: string[];
  slips?: string[];
  triumph?: string;
}
export interface ClothLook {
  pattern: "lozenges" | "damask" | "cubes" | "circuit" | "shields" | "blades";
  dark: ClothColours;
  light: ClothColours;
}
export interface ClothColours {
  base: string;
  light: string;
  deep: string;
  accent: string;
  text: string;
}
/**
 * What a side's scenes, flags and rims are cut from.
 */
export interface PaperLook {
  dark: PaperColours;
  light: PaperColours;
  sign?: string;
}
export interface PaperColours {
  shade: string;
  colour: string;
  light: string;
  edge: string;
  text: string;
}
/**
 * The skies of a value that is a word.
 */
export interface LightLook {
  value: string;
  skies: {
    [k: string]: SkyLook;
  };
}
/**
 * Four colours from the brightest place to the darkest.
 */
export interface SkyLook {
  source: "horizon" | "moon";
  /**
   * @minItems 4
   * @maxItems 4
   */
  dark: [string, string, string, string];
  /**
   * @minItems 4
   * @maxItems 4
   */
  light: [string, string, string, string];
}
export interface SceneLook {
  name: string;
  backdrop: "castle" | "cloud" | "rack" | "";
  /**
   * @minItems 2
   * @maxItems 2
   */
  wide: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  narrow: [number, number];
  places: PlaceLook[];
  gauges: GaugeLook[];
  stands: Stand[];
}
/**
 * Where the cards of a zone are in a scene.
 */
export interface PlaceLook {
  zone: string;
  kind: "banner" | "window" | "wall" | "cell" | "shelf" | "rail" | "heap" | "slot";
  wide: [number, number, number, number][];
  narrow: [number, number, number, number][];
  view?: number[];
  faces?: {
    [k: string]: number;
  };
  ghosts?: number;
  mending?: string[];
}
/**
 * How a number is shown in a scene.
 */
export interface GaugeLook {
  value: string;
  kind: "stones" | "level" | "coins" | "lamps" | "shield" | "figure";
  rows?: number;
  wide?: [number, number, number, number] | null;
  narrow?: [number, number, number, number] | null;
  figures?: [number, number, number, number][];
}
/**
 * Where a scene stands, and what its places and gauges are called there.
 */
export interface Stand {
  area: string;
  paper: string;
  zones: {
    [k: string]: string;
  };
  values: {
    [k: string]: string;
  };
  of: {
    [k: string]: string | number;
  };
  built?: boolean;
}
/**
 * How a number is shown that stands in no scene.
 */
export interface SeatGauge {
  value: string;
  kind: "stones" | "level" | "coins" | "lamps" | "shield" | "figure";
  of?: string | number;
}
/**
 * The sign that sums a seat up, and its values.
 */
export interface EmblemLook {
  area: string;
  shape: "shield";
  level: string;
  lost?: string;
  heart?: string;
}
/**
 * A seat's card that says which others must lie in its row.
 */
export interface GoalLook {
  area: string;
  card: string;
  have: string;
  needs: {
    [k: string]: string[];
  };
  substitutes: {
    [k: string]: SubstituteLook;
  };
  hand?: string;
}
/**
 * A face that counts as any of some, or as the one that a value names, unless another is set.
 */
export interface SubstituteLook {
  faces?: string[];
  value?: string;
  unless?: string;
}
export interface TotalLook {
  sign: string;
  tone: "attack" | "defence" | "plain";
}
/**
 * An event that gets the middle of the table. Sides are `{seat}.attack` for a zone or `{card}` for a field.
 */
export interface StageLook {
  begins: string;
  left: string;
  right: string;
  ends: string[];
  joins?: string[];
  shows?: string[];
  stake?: string;
  left_sum?: string;
  right_sum?: string;
}
/**
 * An event at which everybody should look up.
 */
export interface MomentLook {
  event: string;
  kind: "loss" | "out" | "light" | "round";
  of: string;
  question?: string;
}
/**
 * What is counted for each seat, and told at the end.
 */
export interface TallyLook {
  name: string;
  events: string[];
  of: string;
  amount?: string;
}
/**
 * Where players write laws: the texts that hold them, the question, the verb, the event that tells who wrote.
 */
export interface LawWriting {
  texts: string;
  prompt: string;
  verb: string;
  wrote: string;
}
/**
 * Where two seats exchange cards: the verbs that offer it, the cells that say who gives whom how many, each seat's
 *     zone for what it lays, the question to lay it, and the event that tells what was received.
 */
export interface CardExchange {
  offers: string[];
  by: string;
  to: string;
  gives: string;
  takes: string;
  laid: string;
  laying: string;
  received: string;
}
export interface Rulebook {
  game: string;
  language: string;
  markdown: string;
  blocks: Block[];
}
/**
 * A heading, paragraph, list, table, quote or piece of code; each kind has the fields that it needs.
 */
export interface Block {
  kind: "heading" | "paragraph" | "list" | "table" | "quote" | "code" | "line";
  spans?: Span[];
  level?: number;
  anchor?: string;
  ordered?: boolean;
  items?: Block[][];
  rows?: Span[][][];
}
/**
 * A piece of text, and its styles.
 */
export interface Span {
  text: string;
  styles?: ("strong" | "emphasis" | "code")[];
}
/**
 * A whole lesson, with its words in every language.
 */
export interface LessonInfo {
  game: string;
  steps: StepInfo[];
  words: {
    [k: string]: string;
  };
}
/**
 * A step as it begins.
 */
export interface StepInfo {
  name: string;
  schema: string;
  seats: number;
  tries: number;
  observation: number[];
  texts: string[][];
  moves: number[];
  wanted: number[];
}
/**
 * What came of the learner's last move. One that is not what was to be tried is not made.
 */
export interface Tried {
  right: boolean;
  done?: boolean;
  updates?: [number, UpdateParts][];
  wanted?: number[];
}
/**
 * A class of sentences, and what has to be decided for one.
 */
export interface SentenceClassInfo {
  word: string;
  labels: {
    [k: string]: string;
  };
  questions: MenuQuestionInfo[];
}
/**
 * One thing to decide.
 */
export interface MenuQuestionInfo {
  name: string;
  labels: {
    [k: string]: string;
  };
  choices: MenuChoiceInfo[];
  optional: boolean;
  several: boolean;
  after: string;
  only: string[];
}
/**
 * One thing that can be chosen: its word, what it is called in every language, and the numbers it takes.
 */
export interface MenuChoiceInfo {
  word: string;
  labels: {
    [k: string]: string;
  };
  numbers: Numbers | null;
}
export interface Numbers {
  least: number;
  most: number;
}
/**
 * A sentence at the desk: what may come next, and what it would mean and change, or why it cannot be law yet.
 */
export interface Draft {
  next?: string[];
  sentence?: string;
  meaning?: string;
  changes?: Change[];
  moves?: string[];
  length?: Length | null;
  refusal?: string;
  at?: number;
  nearest?: string;
}
/**
 * A counter that would show something else.
 */
export interface Change {
  path: string;
  before: string | number;
  after: string | number;
}
/**
 * About how many turns a round takes, now and with this sentence.
 */
export interface Length {
  told: string;
  before: number;
  after: number;
}
/**
 * A sentence, what it means, and who wrote it.
 */
export interface LawInfo {
  sentence: string;
  meaning: string;
  author?: string | null;
  deed?: string;
}
export interface Sentences {
  sentences: string[];
}
/**
 * A game from its deal on: the first observation, then what changed with each move.
 */
export interface Replay {
  schema: string;
  seat: string;
  players: string[];
  observation: number[];
  updates: UpdateParts[];
  movers: number[];
  result?: string;
  lines?: number[][];
  texts?: string[][];
}
/**
 * What a deal began with, and what happened in it. Zones are those of the schema, faces its faces.
 */
export interface Deal {
  box: number[][];
  steps: number[][];
}
