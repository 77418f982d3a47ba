-- {"tokens": {"Ada": "cbe834a264faad69.prGpnuPynKOctx8pnCC2OHmF6z8OydMPBfbXWiv0hGc", "Bo": "695740aa92501e09.kBnlltNIegZR0nOcR5bovJ5EGYS_mYRTi4lyeSP_YDQ"}, "lobby": "C3Fb8cSnvk6LJ3Qung4eiQ", "playing": "lDDfdYrFJrBYqIEbn9yF8w", "over": "wzCInF3xuslBqWsRjJXRKg"}
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
    id character varying(40) NOT NULL,
    epoch integer DEFAULT 0 NOT NULL
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
    body text NOT NULL,
    worker character varying(16) DEFAULT ''::character varying NOT NULL,
    epoch integer DEFAULT 0 NOT NULL,
    taken double precision DEFAULT '0'::double precision NOT NULL
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
-- Name: workers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.workers (
    id character varying(16) NOT NULL,
    beat integer NOT NULL,
    at double precision NOT NULL
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0002');


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guests VALUES ('cbe834a264faad69', '{"id":"cbe834a264faad69","name":"Ada","avatar":"fox","token_hash":"301b0df5f61f7d473f30b66260f6eeb4b4b7d806db629acb4e40d1f29903ace2","created":1795063404.9179924,"blocked":[]}');
INSERT INTO public.guests VALUES ('695740aa92501e09', '{"id":"695740aa92501e09","name":"Bo","avatar":"fox","token_hash":"ad0ad111a05c4e1c1940939258bc0a37dc3243f9c85649504a912f343d3080b2","created":1795063405.2977557,"blocked":[]}');


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('serves', '0001');
INSERT INTO public.keys VALUES ('cookies', 'e3969487acc7694bf082a5b3d944e64561b075f2405c7a04d67a3e7d39f66e97');
INSERT INTO public.keys VALUES ('alive', '1795063408.4106002');


--
-- Data for Name: members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.members VALUES ('695740aa92501e09', 'C3Fb8cSnvk6LJ3Qung4eiQ');
INSERT INTO public.members VALUES ('cbe834a264faad69', 'C3Fb8cSnvk6LJ3Qung4eiQ');
INSERT INTO public.members VALUES ('695740aa92501e09', 'wzCInF3xuslBqWsRjJXRKg');
INSERT INTO public.members VALUES ('cbe834a264faad69', 'wzCInF3xuslBqWsRjJXRKg');
INSERT INTO public.members VALUES ('695740aa92501e09', 'lDDfdYrFJrBYqIEbn9yF8w');
INSERT INTO public.members VALUES ('cbe834a264faad69', 'lDDfdYrFJrBYqIEbn9yF8w');


--
-- Data for Name: moves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.moves VALUES ('wzCInF3xuslBqWsRjJXRKg', 0, 0, 'open 2H', 1795063406.7549546, 'ed817ef43b2ef481', 0);
INSERT INTO public.moves VALUES ('wzCInF3xuslBqWsRjJXRKg', 1, 1, 'open 10H', 1795063406.8323467, 'd730db28f175271d', 0);
INSERT INTO public.moves VALUES ('wzCInF3xuslBqWsRjJXRKg', 2, 0, 'upgrade +', 1795063406.88325, '4a4bbf82500ccce6', 0);
INSERT INTO public.moves VALUES ('wzCInF3xuslBqWsRjJXRKg', 3, 1, 'upgrade d2', 1795063406.934583, 'a2aacd18dd4956bc', 0);
INSERT INTO public.moves VALUES ('wzCInF3xuslBqWsRjJXRKg', 4, 0, 'upgrade d2', 1795063407.019243, 'b16b63853c274b81', 0);
INSERT INTO public.moves VALUES ('wzCInF3xuslBqWsRjJXRKg', 5, 1, 'upgrade d1', 1795063407.0519085, '3352460b7fe91b0f', 0);
INSERT INTO public.moves VALUES ('lDDfdYrFJrBYqIEbn9yF8w', 0, 0, 'open 7C', 1795063408.0027728, 'e79567fa72949359', 0);
INSERT INTO public.moves VALUES ('lDDfdYrFJrBYqIEbn9yF8w', 1, 1, 'open 5S', 1795063408.0186217, '0a2543f97cb56a02', 0);
INSERT INTO public.moves VALUES ('lDDfdYrFJrBYqIEbn9yF8w', 2, 0, 'upgrade d1', 1795063408.0420198, '70c013c68b7284b7', 0);
INSERT INTO public.moves VALUES ('lDDfdYrFJrBYqIEbn9yF8w', 3, 1, 'upgrade +', 1795063408.0655565, 'c83d44a9c7a0e699', 0);
INSERT INTO public.moves VALUES ('lDDfdYrFJrBYqIEbn9yF8w', 4, 0, 'upgrade d1', 1795063408.1211221, 'e18eb08be040b9fc', 0);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('C3Fb8cSnvk6LJ3Qung4eiQ', '6ZZ9NJ', 'cbe834a264faad69', 'lobby', true, 1795063405.6016152, 0, 1, '{"id":"C3Fb8cSnvk6LJ3Qung4eiQ","code":"6ZZ9NJ","game":"upgrade","rules":2,"options":{},"seats":[{"guest":"cbe834a264faad69","name":"Ada","avatar":"fox"},{"guest":"695740aa92501e09","name":"Bo","avatar":"owl"},{}],"host":"cbe834a264faad69","secret":"sealed:667f7aa4f180aa393764f8dae6de1099","status":"lobby","listed":true,"clock":"none","starts":"lot","hints":false,"commitment":"","rounds":null,"origin":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"votes":{},"hinted":{},"renewed":{},"taken_back":0,"result":"","ending":"","adjourned":false,"created":1795063405.4332664,"changed":1795063405.6016152,"dealt":0.0,"due":0.0,"version":1}', '', 0, 0);
INSERT INTO public.tables VALUES ('wzCInF3xuslBqWsRjJXRKg', 'JKF67W', 'cbe834a264faad69', 'over', false, 1795063407.0754335, 0, 10, '{"id":"wzCInF3xuslBqWsRjJXRKg","code":"JKF67W","game":"upgrade","rules":2,"options":{"turn_limit":4},"seats":[{"guest":"695740aa92501e09","name":"Bo","avatar":"owl","ready":true,"commitment":"bf9b49bc3d89dfa83242b50aa57021c86fff7098a1f9f2eb98041e767b692f25","contribution":"dbdbb9e290db0a6f1ea6210bb09fad60","nonce":"7195e96646711736b40e3ca0d2f183cb"},{"guest":"cbe834a264faad69","name":"Ada","avatar":"fox","commitment":"fc86e5b3aec3632fa7f1e5595fd93fd8167fb5974a8f50db050efeada758139a","contribution":"8b0c8b1ccce55c552b7ca4a1f010bf18","nonce":"ce53ea1357960659a9298b2373b0380a"}],"host":"cbe834a264faad69","secret":"sealed:bfe6ff79f1798a8907d51a6d5b225c35","status":"over","listed":false,"clock":"none","starts":"lot","hints":false,"commitment":"38028c5126aa4fd500441b2f676fae5e46e78200cc9351cd97755d22df4caa56","rounds":{"lot":[0,1],"opening":true,"first":1},"origin":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"votes":{},"hinted":{},"renewed":{},"taken_back":0,"result":"drawn p1 p2","ending":"played","adjourned":false,"created":1795063405.7624402,"changed":1795063407.0754335,"dealt":1795063406.4833457,"due":0.0,"version":10}', '', 0, 0);
INSERT INTO public.tables VALUES ('lDDfdYrFJrBYqIEbn9yF8w', 'DNQUWW', 'cbe834a264faad69', 'playing', false, 1795063407.8751447, 1795322608.1211221, 10, '{"id":"lDDfdYrFJrBYqIEbn9yF8w","code":"DNQUWW","game":"upgrade","rules":2,"options":{"tokens":9},"seats":[{"guest":"695740aa92501e09","name":"Bo","avatar":"owl","ready":true,"commitment":"d94bca67e9f641ce49d187a8a887ef28feaa15a3e3022300b6fe0adf990a1943","contribution":"5e8b78993a07b940818f2532ec5aac18","nonce":"c66af56ba5b70ffa66ead9f2d506af6b"},{"guest":"cbe834a264faad69","name":"Ada","avatar":"fox","commitment":"f7c1b1e927d43ecf3a589d862b869228646d8b5176b5803ba4af753a0c7c26b6","contribution":"29eeb2d3fe142b9cd7b67b4c9b8a3656","nonce":"b45722f01d295160bc0c45bdd65da9fe"}],"host":"cbe834a264faad69","secret":"sealed:e6afc273e233ff0e3fc2964f69b03e22","status":"playing","listed":false,"clock":"correspondence:3","starts":"lot","hints":false,"commitment":"fd3359d394e7963e68be6c6283cd9c0a8a26fb7f61f3b02ec0a966f9cc63729d","rounds":{"lot":[0,1],"opening":true,"first":1},"origin":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"votes":{},"hinted":{},"renewed":{},"taken_back":0,"result":"","ending":"","adjourned":false,"created":1795063407.1131947,"changed":1795063407.8751447,"dealt":1795063407.8750288,"due":1795322608.1211221,"version":10}', '', 0, 0);


--
-- Data for Name: talk; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.talk VALUES ('wzCInF3xuslBqWsRjJXRKg', 0, 'cbe834a264faad69', 'Ada', 'players', 'good luck', 1795063406.6725173);
INSERT INTO public.talk VALUES ('lDDfdYrFJrBYqIEbn9yF8w', 0, 'cbe834a264faad69', 'Ada', 'players', 'good luck', 1795063407.9760008);


--
-- Data for Name: workers; Type: TABLE DATA; Schema: public; Owner: -
--



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
-- Name: workers workers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workers
    ADD CONSTRAINT workers_pkey PRIMARY KEY (id);


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
-- Name: tables_by_worker; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_worker ON public.tables USING btree (worker, status);


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


