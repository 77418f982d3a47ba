-- {"tokens": {"Ada": "3addbb219ea6d46a.w_eCufcswvkvF3QkUU7BNVf3-ePD4cRwLLyEvBZuPS8", "Bo": "86d246a503619100.t77LcHTXjA7Q57sVp67shh3S-WgWMQmFJ1dyQsAnTbQ"}, "lobby": "VIrfwtpQhDs87PBLP6HR0Q", "playing": "BWT_me2QfpiavuuRGHq0Lg", "over": "RIX859SLVSoClnBtqywBpg"}
--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: guests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guests (
    id character varying(32) NOT NULL,
    body text NOT NULL
);


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    name character varying(40) NOT NULL,
    value character varying(64) NOT NULL
);


--
-- Name: members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.members (
    guest character varying(32) NOT NULL,
    "table" character varying(32) NOT NULL
);


--
-- Name: moves; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.moves (
    "table" character varying(32) NOT NULL,
    ply integer NOT NULL,
    seat integer NOT NULL,
    said text NOT NULL,
    at double precision NOT NULL,
    id character varying(40) NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    code character varying(12) NOT NULL,
    host character varying(32) NOT NULL,
    status character varying(12) NOT NULL,
    listed boolean NOT NULL,
    changed double precision NOT NULL,
    due double precision NOT NULL,
    version integer NOT NULL,
    body text NOT NULL
);


--
-- Name: talk; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.talk (
    "table" character varying(32) NOT NULL,
    number integer NOT NULL,
    guest character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    channel character varying(12) NOT NULL,
    text text NOT NULL,
    at double precision NOT NULL
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0001');


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guests VALUES ('3addbb219ea6d46a', '{"id":"3addbb219ea6d46a","name":"Ada","avatar":"fox","token_hash":"ceaa1f0cb2bb7fdcf08739edd312d06679249f4ef791f1f90153c2902acd6292","created":1795000506.9750857,"blocked":[]}');
INSERT INTO public.guests VALUES ('86d246a503619100', '{"id":"86d246a503619100","name":"Bo","avatar":"fox","token_hash":"d48de936ee491ebb741f8dbd779938c437413c5c15b3a10cd0ccd0c7551267b9","created":1795000507.1034703,"blocked":[]}');


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('cookies', '8666cdd638953c9f71a8d4449bd80d6d8af8c1c7b5dbe13e6a2fa2833ecddd34');


--
-- Data for Name: members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.members VALUES ('3addbb219ea6d46a', 'VIrfwtpQhDs87PBLP6HR0Q');
INSERT INTO public.members VALUES ('86d246a503619100', 'VIrfwtpQhDs87PBLP6HR0Q');
INSERT INTO public.members VALUES ('86d246a503619100', 'RIX859SLVSoClnBtqywBpg');
INSERT INTO public.members VALUES ('3addbb219ea6d46a', 'RIX859SLVSoClnBtqywBpg');
INSERT INTO public.members VALUES ('3addbb219ea6d46a', 'BWT_me2QfpiavuuRGHq0Lg');
INSERT INTO public.members VALUES ('86d246a503619100', 'BWT_me2QfpiavuuRGHq0Lg');


--
-- Data for Name: moves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.moves VALUES ('RIX859SLVSoClnBtqywBpg', 0, 0, 'open 9H', 1795000507.5518386, 'ca3d192c987cd9a0');
INSERT INTO public.moves VALUES ('RIX859SLVSoClnBtqywBpg', 1, 1, 'open 4S', 1795000507.564137, '5c2add74d0ff3088');
INSERT INTO public.moves VALUES ('RIX859SLVSoClnBtqywBpg', 2, 0, 'upgrade d2', 1795000507.5764334, 'd6a1a9d31bbda749');
INSERT INTO public.moves VALUES ('RIX859SLVSoClnBtqywBpg', 3, 1, 'upgrade d2', 1795000507.5843236, '617b504eea5fce7d');
INSERT INTO public.moves VALUES ('RIX859SLVSoClnBtqywBpg', 4, 0, 'upgrade +', 1795000507.589757, '27648ee64d5bcde0');
INSERT INTO public.moves VALUES ('RIX859SLVSoClnBtqywBpg', 5, 1, 'attack p1', 1795000507.5964205, 'a0f86c2eb8437c6b');
INSERT INTO public.moves VALUES ('BWT_me2QfpiavuuRGHq0Lg', 0, 1, 'open 3H', 1795000507.7598636, '119588cd0499d379');
INSERT INTO public.moves VALUES ('BWT_me2QfpiavuuRGHq0Lg', 1, 0, 'open 10C', 1795000507.7721965, 'c795f0d72fe07a86');
INSERT INTO public.moves VALUES ('BWT_me2QfpiavuuRGHq0Lg', 2, 0, 'upgrade a1', 1795000507.7805834, '329786b809ddd157');
INSERT INTO public.moves VALUES ('BWT_me2QfpiavuuRGHq0Lg', 3, 1, 'discard', 1795000507.788769, '8af9b158f3b1dc3b');
INSERT INTO public.moves VALUES ('BWT_me2QfpiavuuRGHq0Lg', 4, 0, 'discard', 1795000507.8005388, '40beb1466fd096f8');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('VIrfwtpQhDs87PBLP6HR0Q', 'U4JTVW', '3addbb219ea6d46a', 'lobby', true, 1795000507.3673584, 0, 1, '{"id":"VIrfwtpQhDs87PBLP6HR0Q","code":"U4JTVW","game":"upgrade","rules":2,"options":{},"seats":[{"guest":"3addbb219ea6d46a","name":"Ada","avatar":"fox"},{"guest":"86d246a503619100","name":"Bo","avatar":"fox"},{}],"host":"3addbb219ea6d46a","secret":"sealed:8d3fb4a7942c96ab712e35a2078dfe2b","status":"lobby","listed":true,"clock":"none","starts":"lot","hints":false,"commitment":"","previous":"","following":"","junior":-1,"scores":{},"muted":[],"result":"","ending":"","adjourned":false,"created":1795000507.3452146,"changed":1795000507.3673584,"due":0.0,"version":1}');
INSERT INTO public.tables VALUES ('RIX859SLVSoClnBtqywBpg', '6Z3MND', '3addbb219ea6d46a', 'over', false, 1795000507.5035698, 0, 7, '{"id":"RIX859SLVSoClnBtqywBpg","code":"6Z3MND","game":"upgrade","rules":2,"options":{"turn_limit":4},"seats":[{"guest":"86d246a503619100","name":"Bo","avatar":"fox","ready":true,"contribution":"ded093bcc59138026bd23fdb8b241577"},{"guest":"3addbb219ea6d46a","name":"Ada","avatar":"fox","contribution":"bdc9c657da0141bf09a458e1eeb188ff"}],"host":"3addbb219ea6d46a","secret":"sealed:c51f5ff7c030ba3af6dccd8ff4201025","status":"over","listed":false,"clock":"none","starts":"lot","hints":false,"commitment":"369e6080f3d1557fc732716f0a788989fc3f3440f46a141171dfa63e9177b36e","previous":"","following":"","junior":-1,"scores":{"86d246a503619100":1},"muted":[],"result":"p1","ending":"played","adjourned":false,"created":1795000507.3914726,"changed":1795000507.5035698,"due":0.0,"version":7}');
INSERT INTO public.tables VALUES ('BWT_me2QfpiavuuRGHq0Lg', 'GJ7AK9', '3addbb219ea6d46a', 'playing', false, 1795000507.735251, 1795259707.8005388, 7, '{"id":"BWT_me2QfpiavuuRGHq0Lg","code":"GJ7AK9","game":"upgrade","rules":2,"options":{"tokens":9},"seats":[{"guest":"3addbb219ea6d46a","name":"Ada","avatar":"fox","contribution":"806681af94ec4ab60af2a5975875dfce"},{"guest":"86d246a503619100","name":"Bo","avatar":"fox","ready":true,"contribution":"04030f92524ea66d903cf800faf9c79f"}],"host":"3addbb219ea6d46a","secret":"sealed:e73a2539defb7442c510eb803dfd9860","status":"playing","listed":false,"clock":"correspondence:3","starts":"lot","hints":false,"commitment":"c436679ed70702af38a03e7a123fd89149222eb545b01cb30147ae4809a70b78","previous":"","following":"","junior":-1,"scores":{},"muted":[],"result":"","ending":"","adjourned":false,"created":1795000507.6323721,"changed":1795000507.735251,"due":1795259707.8005388,"version":7}');


--
-- Data for Name: talk; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.talk VALUES ('RIX859SLVSoClnBtqywBpg', 0, '3addbb219ea6d46a', 'Ada', 'players', 'good luck', 1795000507.5420616);
INSERT INTO public.talk VALUES ('BWT_me2QfpiavuuRGHq0Lg', 0, '3addbb219ea6d46a', 'Ada', 'players', 'good luck', 1795000507.7468882);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: guests guests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);


--
-- Name: keys keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (name);


--
-- Name: members members_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (guest, "table");


--
-- Name: moves moves_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY ("table", ply);


--
-- Name: tables tables_code_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_code_key UNIQUE (code);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: talk talk_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_pkey PRIMARY KEY ("table", number);


--
-- Name: tables_by_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_due ON public.tables USING btree (status, due);


--
-- Name: tables_by_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_host ON public.tables USING btree (host, status);


--
-- Name: tables_by_listing; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_listing ON public.tables USING btree (listed, status, changed);


--
-- Name: members members_table_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);


--
-- Name: moves moves_table_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);


--
-- Name: talk talk_table_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);


--
-- PostgreSQL database dump complete
--


